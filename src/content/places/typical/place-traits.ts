import type { Place } from '../../../business/place.ts';
import { requirePlaceText } from '../place-text.ts';

/** What a place has that decides what its gates go through. */
export const TRAITS = [
  'slope',
  'lowland',
  'green',
  'dust',
  'houses',
  'flats',
  'works',
  'shops',
  'old',
  'pavement',
  'residences',
] as const;
export type PlaceTrait = (typeof TRAITS)[number];

/** The words by which a place's note says so. */
const SIGNS: Readonly<Record<PlaceTrait, RegExp>> = {
  slope:
    /ladeira|rampa|morro|íngrem|inclinad|(?:na|da|em) encosta|colina|ondulad|declive|(?:sobem?|desce[mn]?) (?:a|para a) serra/u,
  lowland:
    /várzea|(?<!\p{L})baixada|parte baixa|alag|enchente|rio que transborda|(?<!lado do |separa o )córrego|ruas baixas|(?:beira|margem|margens|perto|marginal) (?:do|ao|de) rio\b|junto ao rio\b/u,
  green:
    /arboriz|\bmata\b|\bserra\b|umidade|[Hh]orto|represa|manancia|[Áá]rvore|(?<!pinheiros e )eucalipto|área verde/u,
  dust: /de terra\b|a terra\b|poeira|(?<!\p{L})pó(?!\p{L})|barro(?!c)|(?<!Nascido de )chácaras?\b|sítios\b|rural|rurais/u,
  houses: /[Ss]obrado|geminad|[Mm]oradias|(?<!Santa )\b[Cc]asas?(?! Verde)\b|\bvilas\b/u,
  flats: /(?<!não tem |poucos )[Pp]rédio|[Ee]difício|[Cc]ondomínio|apartament|torre|[Cc]onjuntos\b|Cohab/u,
  works:
    /[Gg]alp|(?<!(?:vizinhos|quadras) das |e da )indústri|industriai|transportad|logística|oficina|empresas|depósito|(?<!horário para )carga\b/u,
  shops: /[Cc]omércio|(?<!depois das )lojas?\b|(?<!perto do )shopping|restaurante|cantina|feira\b|comerciai/u,
  old: /(?:[Cc]asas?|[Ss]obrados?|[Pp]rédios?|[Ee]difícios?|galpões|basculantes?|(?<!cima do )motor|vilas|centro|vizinho|loteamentos|ruas mais|bairros mais) antig|casarã|casarõe|(?:vilas|conjunto) operári|tombad|anos de 19|décadas de uso/u,
  pavement: /(?<!raspar na )calçada|pedestre|ruas? estreita|ruas? cheia|(?<!manobra )\brentes?\b|calçadão/u,
  residences:
    /condomínios horizontais(?! pequenos)|residenciais de Alphaville|(?<!difícios |rédios |ruas )residenciais (?:fechados|em meio|perto|e casas)|casas e residenciais|casas amplas|(?:casas|residências) (?:são )?(?:muito )?grandes|residências,|casas de alto padrão|muro alto|frente larga|mansõ|duas folhas|casas têm portões largos|lotes? grandes?/u,
};

const known = new Map<string, readonly PlaceTrait[]>();

/** What the note of a place says of it, and nothing that it does not say; it may be nothing. */
export function traitsOf(place: Place): readonly PlaceTrait[] {
  const found = known.get(place.key);
  if (found) return found;
  const { paragraphs, description } = requirePlaceText(place);
  const note = [description, ...paragraphs].join(' ');
  const traits = TRAITS.filter((trait) => SIGNS[trait].test(note));
  known.set(place.key, traits);
  return traits;
}
