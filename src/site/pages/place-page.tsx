import { addresses } from '../../business/addresses.ts';
import { placeHref } from '../../business/menus.ts';
import type { Place } from '../../business/place.ts';
import { findPlaceByKey, neighbourhoodsOf, zones } from '../../business/places.ts';
import { inPlace, ofPlace } from '../../text/portuguese.ts';
import type { SitePage } from '../document.tsx';
import { nameFromSlug } from '../name-from-slug.ts';
import { Article } from '../sections/article.tsx';
import { FactsSummary } from '../sections/facts-summary.tsx';
import { Help } from '../sections/help.tsx';
import { LinkList, type PageLink } from '../sections/link-list.tsx';
import { PlaceBenefits } from '../sections/place-benefits.tsx';

/** 'no Centro, em Osasco': a neighbourhood's name alone may belong to several places. */
function whereIs(place: Place): string {
  return place.kind === 'municipality' ? inPlace(place) : `${inPlace(place)}, ${inPlace({ name: place.municipality, article: null })}`;
}

/** Up to the zone and the municipality. */
function trailTo(place: Place): readonly PageLink[] {
  const municipality = place.kind === 'municipality' ? null : findPlaceByKey(place.municipality);
  const zone = place.kind === 'neighbourhood' ? zones.find((candidate) => candidate.zone === place.zone) : undefined;
  return [municipality, zone].flatMap((up) => (up ? [{ label: up.name, address: placeHref(up) }] : []));
}

function neighboursOf(place: Place): readonly Place[] {
  if (place.key === 'São Paulo') return zones;
  return neighbourhoodsOf(place);
}

export function placePage({ place }: { readonly place: Place }): SitePage {
  const inside = neighboursOf(place);
  return {
    head: {
      title: ({ texts }) => `Motor para Portão ${texts.brand} ${whereIs(place)}`,
      description: ({ texts }) =>
        `Motor de portão instalado ${whereIs(place)}: kits de ${texts.kitPrices}, abertura em ${texts.openingTimes}, frete e instalação grátis.`,
      canonicalPath: placeHref(place),
      indexable: false,
    },
    styles: ['site', 'article'],
    body: (
      <Article
        title={`Motor para portão ${inPlace(place)}`}
        trail={trailTo(place)}
        lead={`Venda, instalação e manutenção de motores de portão ${whereIs(place)}, com frete e instalação grátis.`}
        quoteMessage={`Olá! Quero um orçamento de motor de portão ${whereIs(place)}.`}
      >
        <PlaceBenefits place={place} />
        <FactsSummary />
        {inside.length > 0 && (
          <>
            <h2>{place.key === 'São Paulo' ? 'Zonas da capital' : `Bairros ${ofPlace(place)}`}</h2>
            <LinkList columns={2} links={inside.map((other) => ({ label: other.name, address: placeHref(other) }))} />
          </>
        )}
        <Help title={`Precisa de um técnico ${inPlace(place)}?`} message={`Olá! Preciso de um técnico de portão ${whereIs(place)}.`} />
      </Article>
    ),
  };
}

/** A well-formed address of a place that is in no table. */
export function unknownPlacePage({ slug }: { readonly slug: string }): SitePage {
  const name = nameFromSlug(slug);
  return {
    head: {
      title: ({ texts }) => `Motor para Portão ${texts.brand} em ${name}`,
      description: ({ texts }) => `Atendemos os ${texts.municipalities} da Grande São Paulo. Consulte a disponibilidade em ${name} pelo WhatsApp.`,
      canonicalPath: addresses.place(slug),
      indexable: false,
    },
    styles: ['site', 'article'],
    body: (
      <Article
        title={`Motor para portão em ${name}`}
        trail={[]}
        lead={`${name} não está na nossa lista de lugares. Diga onde fica o portão e respondemos se a equipe chega até aí.`}
        quoteMessage={`Olá! Vocês atendem em ${name}?`}
      >
        <FactsSummary />
        <Help title={`Precisa de ajuda com um portão em ${name}?`} message={`Olá! Vocês atendem em ${name}?`} />
      </Article>
    ),
  };
}
