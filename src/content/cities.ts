import type { CityPageKey } from '../business/city-pages.ts';
import type { FactTexts } from '../business/fact-texts.ts';
import guarulhos from './cities/guarulhos.yaml';
import osasco from './cities/osasco.yaml';
import { type CityContent, cityContentSchema } from './city-content.ts';
import { fillTexts } from './filled-texts.ts';

const TEXTS: Readonly<Record<CityPageKey, unknown>> = { Guarulhos: guarulhos, Osasco: osasco };

export function cityContent(city: CityPageKey, facts: FactTexts): CityContent {
  return cityContentSchema.parse(fillTexts(TEXTS[city], facts));
}
