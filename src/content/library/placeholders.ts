import type { FactTexts } from '../../business/fact-texts.ts';

/** What a text of the library may leave open: `{facts.warranty}`, `{place.in}`, `{gate.the}`, `{brand.name}`. */
export interface TextValues {
  readonly facts: FactTexts;
  readonly place: {
    /** 'Mooca', or 'São Paulo e região' where no place is meant. */
    readonly name: string;
    /** 'a Mooca' */
    readonly the: string;
    /** 'na Mooca' */
    readonly in: string;
    /** ' na Mooca' behind what happens there; nothing where no place is meant. */
    readonly here: string;
    /** 'da Mooca' */
    readonly of: string;
    /** 'à Mooca' */
    readonly to: string;
  };
  readonly gate: {
    /** 'portão basculante', or 'portão' where no kind is meant */
    readonly name: string;
    /** 'o portão basculante' */
    readonly the: string;
    /** 'do portão basculante' */
    readonly of: string;
    /** 'no portão basculante' */
    readonly in: string;
  };
  readonly brand: {
    /** Another maker: 'Garen', or 'outra marca'. */
    readonly name: string;
    /** 'da Garen', or 'de outra marca' */
    readonly of: string;
  };
}

const PLACEHOLDER = /\{([a-z]+(?:\.[a-zA-Z0-9]+)+)\}/g;

function valueAt(values: unknown, path: string): string | null {
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), values);
  return typeof value === 'string' ? value : null;
}

/** Where no maker is named. */
export const ANOTHER_MAKER = 'outra marca';
/** What a maker's name stands behind like a surname: 'o motor Garen', but 'o motor de outra marca'. */
const MADE =
  /(?<!\p{L})(?:motor|placa|central|controles?|receptor(?:es)?|fotocélula|leitor|modelo|linha|original|portão|basculante|deslizante|pivotante|ser) $/iu;

/** Pure. @throws for a placeholder that means nothing; `npm run check` names those before. */
export function fillText(text: string, values: TextValues): string {
  if (!text.includes('{')) return text;
  return text.replace(PLACEHOLDER, (whole: string, path: string, at: number) => {
    const value = valueAt(values, path);
    if (value === null) throw new Error(`Nothing stands for ${whole}`);
    return value === ANOTHER_MAKER && MADE.test(text.slice(0, at)) ? values.brand.of : value;
  });
}

/** The placeholders of a text that mean nothing, and braces that are none. */
export function unknownPlaceholders(text: string, values: TextValues): string[] {
  const unknown = [...text.matchAll(PLACEHOLDER)]
    .filter(([, path = '']) => valueAt(values, path) === null)
    .map(([whole]) => whole);
  const rest = text.replace(PLACEHOLDER, '');
  return [...unknown, ...(/[{}]/.test(rest) ? [`a brace in “${rest.slice(0, 40)}”`] : [])];
}
