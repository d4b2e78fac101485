import type { Facts } from '../business/facts.ts';
import { chatNumber, formatPhone } from '../business/whatsapp-link.ts';
import { checkQuality } from '../generator/quality-check.ts';
import { listOf } from '../text/portuguese.ts';
import type { Understanding } from '../understanding/understanding.ts';
import type { Finding, QualityCheck } from './page-contracts.ts';
import { faultsOf, type PageFault, type PageTexts } from './page-faults.ts';

interface TextToCheck extends PageTexts {
  /** 0…1 against the nearest page. */
  readonly similarity: number;
  readonly facts: Facts;
  readonly understood: Understanding;
  /** Figures that look like ours and are typed words. */
  readonly typed: readonly string[];
}

const SUBJECTS = {
  title: { subject: 'title', label: 'Título' },
  slug: { subject: 'address', label: 'Endereço' },
  description: { subject: 'description', label: 'Descrição' },
  content: { subject: 'words', label: 'Texto' },
} as const satisfies Record<PageFault['field'], Pick<Finding, 'subject' | 'label'>>;

const HREF = /<a [^>]*?href="([^"]*)"/g;
const CHAT = /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?(\d+)/i;
const CALL = /^tel:(.*)$/i;

/** Numbers that the links of an article call or write to, as digits with country and area code, each once. */
function numbersOfLinks(html: string): string[] {
  const numbers = [...html.matchAll(HREF)].flatMap(([, href = '']) => {
    const address = href.replaceAll('&amp;', '&');
    const number = CHAT.exec(address)?.[1] ?? CALL.exec(address)?.[1]?.replace(/\D/g, '');
    return number === undefined || number === '' ? [] : [number];
  });
  return [...new Set(numbers)];
}

function checkLinks(html: string, { company }: Facts): Finding[] {
  const own = new Set(
    [company.phone, chatNumber(company)].flatMap((number) => {
      const national = number.replace(/^55/, '');
      return [number, national, `0${national}`];
    }),
  );
  const foreign = numbersOfLinks(html).filter((number) => !own.has(number));
  if (foreign.length === 0) return [];
  return [
    {
      subject: 'links',
      label: 'Links',
      level: 'bad',
      found: `${foreign.length === 1 ? 'Um link leva' : 'Há links que levam'} a outro telefone: ${listOf(foreign.map(formatPhone))}`,
      advice: `Corrija ou retire. O telefone do cadastro é ${formatPhone(company.phone)}.`,
    },
  ];
}

/** Typed figures are right today, so they change no level. */
function checkTyped(typed: readonly string[]): Finding[] {
  if (typed.length === 0) return [];
  return [
    {
      subject: 'typed',
      label: typed.length === 1 ? 'Valor digitado à mão' : 'Valores digitados à mão',
      level: 'warning',
      found: listOf(typed.map((said) => `“${said}”`)),
      advice: 'Não acompanham o cadastro. Troque cada um por “Inserir dado”.',
    },
  ];
}

/** Checks a text that an administrator writes, with what would keep it from being saved: those findings take the place of milder ones. */
export function checkText({ similarity, facts, understood, typed, ...texts }: TextToCheck): QualityCheck {
  const { title, description, content } = texts;
  const refused = faultsOf(texts).map(({ field, message }): Finding => ({
    ...SUBJECTS[field],
    level: 'bad',
    found: message,
    advice: 'Assim a página não pode ser salva.',
  }));
  const { level, findings } = checkQuality({ title, description, html: content, similarity, facts, understood });
  // What cannot be saved as a title is not asked what it means.
  const said = new Set([
    ...refused.map(({ subject }) => subject),
    ...(refused.some(({ subject }) => subject === 'title') ? (['answer'] as const) : []),
  ]);
  const others = [...findings.filter(({ subject }) => !said.has(subject)), ...checkTyped(typed)];
  const worse = [...refused, ...checkLinks(content, facts)];
  return { level: worse.length > 0 ? 'bad' : level, findings: [...worse, ...others] };
}
