import { factTexts } from '../../business/fact-texts.ts';
import type { Facts } from '../../business/facts.ts';
import { formatNumber } from '../../text/money.ts';
import { escaped, type SentenceRule } from './claim-rule.ts';

/** What a kit holds and which gate it moves. */
export function kitRules(facts: Facts): readonly SentenceRule[] {
  const f = factTexts(facts);
  const kitWeights = facts.models.map(({ maxGateKg }) => escaped(formatNumber(maxGateKg))).join('|');
  return [
    {
      claim: 'weights: those of the kits are of sliding gates',
      about: new RegExp(`até (?:cerca de )?(?:${kitWeights}) kg`),
      unless: /desliz|de correr|Deslizantes|que corre/i,
    },
    {
      claim: 'weights: tilting and swing gates are measured',
      about: /(?:basculante|pivotante|de abrir)[^.]*até [\d.]+ kg/i,
      unless: /desliz|de correr/i,
    },
    { claim: 'power: the scale is of conventional motors', about: /HP[^.]*\d kg|\d kg[^.]*HP/, unless: /convencion/i },
    {
      claim: 'power: a kit begins at its horsepower',
      about: new RegExp(`${escaped(f.kitHorsepower)}(?! para)`),
      unless: /a partir de|convencion/i,
    },
    { claim: 'kit: the rack is apart', about: /tudo (?:dentro )?[dn]a caixa/i },
    {
      claim: 'kit: the rack is apart',
      about:
        /(?:kit|preço|valor)[^.;]*\b(?:traz|inclui|com|já (?:vem|tem)|cobre)\b[^.;]*cremalheira|cremalheira[^.;]*\b(?:inclusa|incluída|vem no kit|vem com o|acompanha o (?:kit|motor)|está no preço|faz parte do kit)/i,
      unless: /\bnão\b|à parte|fora|fica|aproveit|nova é|se serve/i,
    },
  ];
}
