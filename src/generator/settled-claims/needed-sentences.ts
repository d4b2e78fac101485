import { factTexts } from '../../business/fact-texts.ts';
import type { Facts } from '../../business/facts.ts';
import { escaped, type PageRule } from './claim-rule.ts';

/** What a page that says one thing has to say as well. */
export function pageRules(facts: Facts): readonly PageRule[] {
  const f = factTexts(facts);
  return [
    {
      claim: 'prices: what parts the exchange from the kit',
      about: new RegExp(escaped(f.replaceMotorPrice)),
      needs: /aproveit/i,
    },
    {
      claim: 'prices: the promotion is a preventive visit',
      about: new RegExp(`${facts.promotion.name}[^.]*${escaped(f.promotion.price)}`, 'i'),
      needs: new RegExp(escaped(f.promotion.content)),
    },
    // A tilting gate does not roll.
    {
      claim: 'release: not on a slope',
      about:
        /(?<!basculante[^.]*)(?:^|[.:;,] |\be )(?:destrave|solte o motor|gire a chave|puxe a alavanca|use (?:a chave d[oe] deseng|o deseng))/imu,
      needs: /rampa|inclinad|ladeira|(?:piso|terreno) (?:é |seja )?plano/i,
      notFor: 'tilting',
    },
  ];
}
