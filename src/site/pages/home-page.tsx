import { addresses } from '../../business/addresses.ts';
import { searchPlaces } from '../../business/place-search.ts';
import { capitalise } from '../../text/portuguese.ts';
import type { SitePage } from '../site-page.ts';
import { AdviserInvitation } from '../sections/motor-adviser.tsx';
import { Benefits } from '../sections/benefits.tsx';
import { FreeShipping } from '../sections/free-shipping.tsx';
import { GateSprite } from '../sections/gate.tsx';
import { Hero } from '../sections/hero.tsx';
import { Measures } from '../sections/measures.tsx';
import { ModelComparison } from '../sections/model-comparison.tsx';
import { OpeningRace } from '../sections/opening-race.tsx';
import { Readings } from '../sections/readings.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { Triage } from '../sections/triage.tsx';

interface HomePageInput {
  /** What the city form was sent with; null when it was not. */
  readonly citySearch: string | null;
  readonly videoUrl?: string | null;
}

export function homePage({ citySearch, videoUrl = null }: HomePageInput): SitePage {
  const { city } = searchPlaces(citySearch ?? '');
  return {
    head: {
      title: ({ texts }) => `Motor de portão ${texts.brand} com instalação em São Paulo`,
      description: ({ texts }) =>
        `Motor que abre o portão em ${texts.openingTimes}, instalado na Grande São Paulo a partir de ${texts.cheapest.price}. ${capitalise(texts.shipping)} e ${texts.instalmentsPhrase}.`,
      canonicalPath: addresses.home,
      indexable: true,
    },
    styles: [
      'site',
      'gate',
      'home',
      ...(citySearch === null ? [] : (['coverageMap'] as const)),
      ...(videoUrl === null ? [] : (['video'] as const)),
    ],
    structuredData: 'company',
    scripts: ['citySearch', ...(videoUrl === null ? [] : (['heroVideo'] as const))],
    ...(videoUrl !== null && { frameSource: new URL(videoUrl).origin }),
    body: (
      <>
        <GateSprite />
        <Hero city={city} videoUrl={videoUrl} />
        <Triage />
        <OpeningRace />
        <ModelComparison />
        <Benefits />
        <Measures />
        <Testimonials />
        <FreeShipping query={citySearch} />
        <Readings />
        <AdviserInvitation />
      </>
    ),
  };
}
