import { formatNumber } from '../text/money.ts';
import { findNoFact, noFactMessage } from '../text/named-slots.ts';
import { plainText } from '../text/plain-text.ts';
import { postSlug } from '../text/slug.ts';
import { parseTitle, SLUG_MAX } from './title-rules.ts';

const DESCRIPTION_MAX = 1000;
const CONTENT_MAX = 400_000;

export interface PageTexts {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  /** Sanitised HTML. */
  readonly content: string;
}

export interface PageFault {
  readonly field: keyof PageTexts;
  /** In errors of the API. */
  readonly code:
    | 'invalid_title'
    | 'invalid_slug'
    | 'unknown_fact'
    | 'empty_description'
    | 'long_description'
    | 'empty_page'
    | 'long_page';
  readonly message: string;
}

/** What keeps a page from being saved, in the words that saving and the quality check both use. */
export function faultsOf({ title, slug, description, content }: PageTexts): PageFault[] {
  const faults: PageFault[] = [];
  const parsed = parseTitle(title);
  if (!parsed.ok) faults.push({ field: 'title', code: 'invalid_title', message: parsed.message });
  for (const [field, text] of [['title', title] as const, ['description', description] as const]) {
    const part = findNoFact(text);
    if (part !== null) faults.push({ field, code: 'unknown_fact', message: noFactMessage(part) });
  }
  const address = postSlug(slug);
  if (address === '')
    faults.push({
      field: 'slug',
      code: 'invalid_slug',
      message: 'O endereço precisa de pelo menos uma letra ou um número.',
    });
  if (address.length > SLUG_MAX)
    faults.push({
      field: 'slug',
      code: 'invalid_slug',
      message: `O endereço pode ter no máximo ${SLUG_MAX} caracteres; este tem ${formatNumber(address.length)}.`,
    });
  if (description.trim() === '')
    faults.push({ field: 'description', code: 'empty_description', message: 'Escreva a descrição da página.' });
  const length = [...description].length;
  if (length > DESCRIPTION_MAX)
    faults.push({
      field: 'description',
      code: 'long_description',
      message: `A descrição pode ter no máximo ${formatNumber(DESCRIPTION_MAX)} caracteres; esta tem ${formatNumber(length)}.`,
    });
  if (plainText(content).trim() === '')
    faults.push({ field: 'content', code: 'empty_page', message: 'O texto da página não pode ficar vazio.' });
  if (content.length > CONTENT_MAX)
    faults.push({
      field: 'content',
      code: 'long_page',
      message: `O texto da página pode ter no máximo ${formatNumber(CONTENT_MAX)} caracteres, contada a formatação; este tem ${formatNumber(content.length)}.`,
    });
  return faults;
}
