import { NEIGHBOURHOODS_ID } from '../../business/addresses.ts';
import { placeHref } from '../../business/place-href.ts';
import { chatText } from '../../business/chat-texts.ts';
import { type Place, whereIs } from '../../business/place.ts';
import { neighboursOf } from '../../business/places/neighbours.ts';
import { CAPITAL, findPlaceByKey, neighbourhoodsOf, zones } from '../../business/places.ts';
import { isIndexedPlace } from '../../content/places/indexed-places.ts';
import { requirePlaceText } from '../../content/places/place-text.ts';
import { inPlace, ofPlace } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';
import type { SitePage } from '../site-page.ts';
import { Article } from '../sections/article.tsx';
import { FreeShipping } from '../sections/free-shipping.tsx';
import { Help } from '../sections/help.tsx';
import { InitialledList } from '../sections/initialled-list.tsx';
import { LinkList, type PageLink } from '../sections/link-list.tsx';
import { PlaceBenefits } from '../sections/place-benefits.tsx';
import { Testimonials } from '../sections/testimonials.tsx';

function linkTo(place: Place): PageLink {
  return { label: place.name, address: placeHref(place) };
}

/** Up to the zone and the municipality. */
function trailTo(place: Place): readonly PageLink[] {
  const municipality = place.kind === 'municipality' ? null : findPlaceByKey(place.municipality);
  const zone = place.kind === 'neighbourhood' ? zones.find((candidate) => candidate.zone === place.zone) : undefined;
  return [municipality, zone].flatMap((up) => (up ? [linkTo(up)] : []));
}

function insideOf(place: Place): readonly Place[] {
  return place.key === CAPITAL ? zones : neighbourhoodsOf(place);
}

function Inside({ place }: { readonly place: Place }) {
  const inside = insideOf(place);
  if (inside.length === 0) return null;
  return (
    <section>
      <h2 id={NEIGHBOURHOODS_ID}>{place.key === CAPITAL ? 'Zonas da capital' : `Bairros ${ofPlace(place)}`}</h2>
      <InitialledList name="bairro" links={inside.map(linkTo)} />
    </section>
  );
}

function Nearby({ place }: { readonly place: Place }) {
  const near = [...neighboursOf(place).map(linkTo), ...trailTo(place).slice(-1)];
  return (
    <section>
      <h2>Perto daqui</h2>
      <LinkList columns={2} links={near} />
    </section>
  );
}

function Lead({ place }: { readonly place: Place }) {
  const { texts } = useSite();
  return `Venda, instalação e manutenção de motores de portão ${whereIs(place)}, com ${texts.deliveryPhrase}.`;
}

export function placePage({ place }: { readonly place: Place }): SitePage {
  const { description, paragraphs } = requirePlaceText(place);
  const says = (request: string) =>
    chatText(`Meu portão fica ${whereIs(place)}. ${request}`, { place: place.kind === 'neighbourhood' });
  const title = `Motor para portão ${inPlace(place)}`;
  return {
    head: {
      title: ({ texts }) => `Motor para Portão ${texts.brand} ${whereIs(place)}`,
      description,
      canonicalPath: placeHref(place),
      indexable: isIndexedPlace(place),
    },
    styles: [
      'site',
      'article',
      'region',
      'coverageMap',
      ...(insideOf(place).length > 0 ? (['initials'] as const) : []),
    ],
    breadcrumb: { trail: trailTo(place), current: title },
    scripts: ['citySearch'],
    chatMessage: says('Gostaria de receber mais informações.'),
    body: (
      <Article
        title={title}
        lead={<Lead place={place} />}
        quoteMessage={says('Quero um orçamento de motor.')}
        after={
          <>
            <Testimonials city={place.municipality} />
            <FreeShipping highlighted={place.municipality} />
          </>
        }
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <PlaceBenefits place={place} />
        <Inside place={place} />
        <Nearby place={place} />
        <Help title={`Precisa de um técnico ${inPlace(place)}?`} message={says('Quero falar com um técnico.')} />
      </Article>
    ),
  };
}
