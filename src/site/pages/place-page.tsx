import { NEIGHBOURHOODS_ID } from '../../business/addresses.ts';
import { placeHref } from '../../business/place-href.ts';
import { isWithinEmergencyRadius } from '../../business/emergency-reach.ts';
import { chatText } from '../../business/chat-texts.ts';
import { type Place, whereIs } from '../../business/place.ts';
import { neighboursOf } from '../../business/places/neighbours.ts';
import { CAPITAL, findPlaceByKey, neighbourhoodsOf, zones } from '../../business/places.ts';
import type { ShownJob } from '../../business/shown-job.ts';
import { isIndexedPlace } from '../../content/places/indexed-places.ts';
import { requirePlaceText } from '../../content/places/place-text.ts';
import { inPlace, ofPlace } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';
import type { SitePage } from '../site-page.ts';
import { isOnMap } from '../openings/opening-kind.ts';
import { Nameplate } from '../openings/nameplate.tsx';
import { PlaceMap } from '../openings/place-map.tsx';
import { AnsweredLayout } from '../sections/answered-layout.tsx';
import { FreeShipping } from '../sections/free-shipping.tsx';
import { Help } from '../sections/help.tsx';
import { InitialledList } from '../sections/initialled-list.tsx';
import { JobDone, jobDoneStyles } from '../sections/job-done.tsx';
import { LinkList, type PageLink } from '../sections/link-list.tsx';
import { PlaceBenefits } from '../sections/place-benefits.tsx';
import { PriceCard } from '../sections/price-card.tsx';
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

/** What whoever asks for a place wants to know of it, as it is stamped on a motor. */
function ServiceHere({ place }: { readonly place: Place }) {
  const { facts, texts } = useSite();
  const byNight = isWithinEmergencyRadius(facts, place.municipality);
  return (
    <Nameplate
      label="Atendimento"
      rows={[
        { name: 'Kit instalado', value: `a partir de ${texts.cheapest.price}` },
        { name: 'Frete', value: texts.delivery },
        byNight
          ? {
              name: 'Chegada na urgência',
              value: `até ${texts.emergencyArrival}, num raio de ${texts.emergencyRadius}`,
            }
          : { name: 'Técnico', value: `${texts.hoursShort}, hora marcada` },
      ]}
    />
  );
}

interface PlaceBodyProps {
  readonly place: Place;
  readonly job: ShownJob | null;
  readonly says: (request: string) => string;
}

function PlaceBody({ place, job, says }: PlaceBodyProps) {
  const { texts } = useSite();
  const { paragraphs } = requirePlaceText(place);
  return (
    <AnsweredLayout
      title={titleOf(place)}
      answerTitle={`Sim, atendemos ${inPlace(place)}`}
      answer={`Venda, instalação e manutenção de motores de portão ${whereIs(place)}, com ${texts.deliveryPhrase}.`}
      opening={isOnMap(place) ? <PlaceMap place={place} /> : <ServiceHere place={place} />}
      first={
        <>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <PlaceBenefits place={place} />
        </>
      }
      aside={<PriceCard message={says('Quero um orçamento de motor.')} previews />}
      rest={
        <>
          <Inside place={place} />
          <Nearby place={place} />
          <Help title={`Precisa de um técnico ${inPlace(place)}?`} message={says('Quero falar com um técnico.')} />
        </>
      }
      inColumns
      after={
        <>
          <JobDone job={job} />
          <Testimonials city={place.municipality} />
          <FreeShipping highlighted={place.municipality} place={place} />
        </>
      }
      related={[]}
    />
  );
}

function titleOf(place: Place): string {
  return `Motor para portão ${inPlace(place)}`;
}

interface PlacePageInput {
  readonly place: Place;
  /** Done there or near; null where none is. */
  readonly job?: ShownJob | null;
}

export function placePage({ place, job = null }: PlacePageInput): SitePage {
  const { description } = requirePlaceText(place);
  const says = (request: string) =>
    chatText(`Meu portão fica ${whereIs(place)}. ${request}`, { place: place.kind === 'neighbourhood' });
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
      'priceCard',
      'answered',
      isOnMap(place) ? 'placeMap' : 'nameplate',
      'region',
      'coverageMap',
      ...(insideOf(place).length > 0 ? (['initials'] as const) : []),
      ...jobDoneStyles(job),
    ],
    breadcrumb: { trail: trailTo(place), current: titleOf(place) },
    scripts: ['citySearch'],
    chatMessage: says('Gostaria de receber mais informações.'),
    ask: { label: 'Pedir orçamento', message: says('Quero um orçamento de motor.') },
    body: <PlaceBody place={place} job={job} says={says} />,
  };
}
