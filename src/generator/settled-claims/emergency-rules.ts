import { factTexts } from '../../business/fact-texts.ts';
import type { Facts } from '../../business/facts.ts';
import { escaped, type SentenceRule } from './claim-rule.ts';

/** What may be said of night service, and of who reaches the gate when. */
export function emergencyRules(facts: Facts): readonly SentenceRule[] {
  const f = factTexts(facts);
  const hours = `até ${escaped(f.emergencyArrival)}`;
  const radius = escaped(f.emergencyRadius);
  return [
    {
      claim: 'emergency: an arrival, and not an answer',
      about: new RegExp(`${hours}(?!\\p{L})`, 'u'),
      unless: /cheg|no local/i,
    },
    { claim: 'emergency: an arrival within the radius', about: new RegExp(hours), unless: new RegExp(radius) },
    {
      claim: 'emergency: an arrival, and not an answer',
      about: /(?:plantão|emergência|urgência)[^.]*\b(?:respond|respost|retorn)/i,
      unless: /depende/,
    },
    {
      claim: 'emergency: attended at night too',
      about:
        /deix\w+ (?:uma |a sua |sua |o )?(?:mensagem|recado)|só (?:respondemos|atendemos) (?:em|no) horário|não (?:há|temos|fazemos) (?:plantão|atendimento (?:à noite|de emergência))/i,
    },
    {
      claim: 'emergency: attended at night too',
      about: /fora d(?:esse|o) (?:horário comercial|horário(?! d)|expediente)/i,
      unless: /orçamento|plantão|emergência/i,
    },
  ];
}
