import type { FactTexts } from '../business/fact-texts.ts';
import guarulhos from './cities/guarulhos.yaml';
import osasco from './cities/osasco.yaml';
import { type CityContent, cityContentSchema } from './city-content.ts';
import { fillTexts } from './filled-texts.ts';

export function guarulhosContent(facts: FactTexts): CityContent {
  return cityContentSchema.parse(fillTexts(guarulhos, facts));
}

export function osascoContent(facts: FactTexts): CityContent {
  return cityContentSchema.parse(fillTexts(osasco, facts));
}
