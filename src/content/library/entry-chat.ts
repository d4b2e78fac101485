import type { AskedFigures } from '../../business/asked-figures.ts';
import { gateKindIds } from '../../business/gate-kind-ids.ts';
import { type GateKind, gateKinds } from '../../business/gate-kinds.ts';
import type { Place } from '../../business/place.ts';
import { formatNumber } from '../../text/money.ts';
import { searchKey } from '../../text/slug.ts';
import { foldedTitle, withChoices } from './said-choices.ts';
import type { Entry } from './entry.ts';

/** What a title says. */
interface Asked {
  readonly title: string;
  readonly place: Place | null;
  readonly gateKind: GateKind | null;
  /** Another maker that the title names. */
  readonly brand: string | null;
  readonly figures?: AskedFigures | null | undefined;
  /** The brand that we sell. */
  readonly ours: string;
}

/** For the visitor to fill in. */
const BLANK = '___';

/** The placeholders that the text of a chat may have. */
export const CHAT_PLACEHOLDERS: ReadonlySet<string> = new Set(['{brand.name}', '{facts.brand}']);

/** '___ (de correr, basculante, de abrir)', but not what stands there today: '___ (nenhum, de correr)'. */
const KIND_CHOICE = /___ \((?![^)]*nenhum)[^)]*(?:correr|basculante|de abrir|seccionado|de enrolar)[^)]*\)/;
/** 'Tipo: ___.', 'Meu portão é: ___.', 'Portão: ___ (tipo)', but not 'Portão novo: ___ (tipo)'. */
const KIND_BLANK = /((?:Tipo(?: do (?:meu )?portão)?|portão é):? )___(?=[.,;])|(?<!nov[oa]: )___ \(tipo\)/;
/** 'motor da marca ___', 'Marca: ___', 'Marca do motor, se souber: ___' */
const BRAND_BLANK = /(da marca |[Mm]arca(?: atual| do motor(?:, se souber)?)?: |marca do motor é )___(?! \()/;
/** 'Marca e modelo na etiqueta: ___' */
const MODEL_BLANK = /([Mm]arca e modelo[^:.]*: )___(?! \()/;

function filledOnce(chat: string, blank: RegExp, said: string | null): string {
  return said === null
    ? chat
    : chat.replace(blank, (_, before: unknown) => (typeof before === 'string' ? before : '') + said);
}

function withMeasures(chat: string, { metres, heightMetres, kilograms, cyclesADay, flats }: AskedFigures): string {
  const said = (figure: number | null) => (figure === null ? null : formatNumber(figure));
  let filled = chat;
  // The height stands behind the width: it is only filled in with it.
  if (metres !== null && heightMetres !== null)
    filled = filled.replace(
      /___ m( de largura)? (por|e) ___ m\b/,
      (_, wide: string | undefined, joined: string) =>
        `${said(metres)} m${wide ?? ''} ${joined} ${said(heightMetres)} m`,
    );
  filled = filledOnce(filled, /___(?= m(?: de largura)? (?:por|e) ___ m\b)/, said(metres));
  filled = filledOnce(filled, /___(?= kg\b)/, said(kilograms));
  filled = filledOnce(filled, /((?:[Aa]bre|[Uu]so o portão|uso de) (?:umas )?)___(?= vezes por dia)/, said(cyclesADay));
  return filledOnce(filled, /(Apartamentos: )___/, said(flats));
}

/** 'trocar o basculante por um de correr': which of them stands there today is not said. */
function namesAnother(title: string, gateKind: GateKind): boolean {
  const words = foldedTitle(title);
  return gateKindIds.some(
    (kind) => kind !== gateKind && gateKinds[kind].titleWords.some((begins) => words.includes(` ${begins}`)),
  );
}

/** The place in the stead of a district that the reader would fill in; who names a town has named none. */
const AREAS: Readonly<Record<Place['kind'], (name: string) => string>> = {
  neighbourhood: (name) => `Bairro: ${name}`,
  municipality: (name) => `Cidade: ${name}. Bairro: ${BLANK}`,
  zone: (name) => `Região: ${name}. Bairro: ${BLANK}`,
};

/** What the entry's reader writes to us, with what the title said already filled in. */
export function entryChat({ chat }: Pick<Entry, 'chat'>, asked: Asked): string {
  const { title, place, gateKind, brand, figures, ours } = asked;
  let filled = chat.replaceAll('{brand.name}', brand ?? BLANK).replaceAll('{facts.brand}', ours);
  if (gateKind !== null && !namesAnother(title, gateKind))
    filled = filledOnce(filled, KIND_CHOICE.test(filled) ? KIND_CHOICE : KIND_BLANK, gateKinds[gateKind].said);
  const maker = brand ?? (foldedTitle(title).includes(` ${searchKey(ours)} `) ? ours : null);
  if (maker !== null && !chat.includes('{brand.name}')) {
    filled = filledOnce(filled, BRAND_BLANK, maker);
    filled = filledOnce(filled, MODEL_BLANK, `${maker}, modelo ___`);
  }
  if (figures) filled = withMeasures(filled, figures);
  filled = withChoices(filled, title);
  return place === null ? filled : filled.replace(/Bairro: ?_+/, AREAS[place.kind](place.name));
}
