import { factTexts } from '../../business/fact-texts.ts';
import type { Facts } from '../../business/facts.ts';
import { escaped, type SentenceRule } from './claim-rule.ts';

/** Which price belongs to what, and how it is paid. */
export function priceRules(facts: Facts): readonly SentenceRule[] {
  const f = factTexts(facts);
  const range = (text: string) => new RegExp(`${escaped(text)}(?!\\.?\\d)`);
  return [
    { claim: 'prices: the preventive visit', about: range(f.maintenancePrice), unless: /manuten|prevent|revis/i },
    {
      claim: 'prices: the preventive visit',
      about: new RegExp(
        `(?:diagnóstico|descobrir o defeito|visita comum|conserto custa|busca do defeito)[^.;]*${escaped(f.maintenancePrice)}`,
        'i',
      ),
    },
    { claim: 'prices: the visit that finds a fault', about: range(f.visitPrice), unless: /diagnóstico/i },
    {
      claim: 'prices: no free visit for a fault',
      about: /visita (?:técnica )?(?:é )?(?:grátis|gratuita|sem custo|de graça)|não cobramos (?:a )?visita/i,
    },
    { claim: 'prices: the repair', about: range(f.repairPrice), unless: /mão de obra/i },
    { claim: 'prices: the exchange', about: range(f.replaceMotorPrice), unless: /troc|substitu/i },
    {
      claim: 'prices: board and remotes may stay in an exchange',
      about: /(?:central|placa) e (?:os )?controles (?:quase )?sempre (?:mudam|se trocam|são trocados)/i,
    },
    { claim: 'prices: heavy gates', about: range(f.heavyGatePrice), unless: /pesad|acima|passa/i },
    {
      claim: 'prices: the promotion',
      about: new RegExp(`${escaped(f.promotion.price)}(?! a R\\$)(?!\\.?\\d)`),
      unless: new RegExp(facts.promotion.name, 'i'),
    },
    { claim: 'price: of a distributor', about: /direto d[ae] fábrica|preço de fábrica|sem intermediári/i },
    {
      claim: 'payment: a bank slip has to be asked for',
      about: /boleto/i,
      unless: /consult|possível|depende|confirma|beneficiário|falso|\?$/i,
    },
  ];
}
