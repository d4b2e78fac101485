import { factTexts } from '../../business/fact-texts.ts';
import type { Facts } from '../../business/facts.ts';
import { escaped, type SentenceRule } from './claim-rule.ts';

/** What the law, a brand or a customer is quoted for, and what we do not make. */
export function promiseRules(facts: Facts): readonly SentenceRule[] {
  const f = factTexts(facts);
  return [
    {
      claim: 'testimonials: no customer stands behind a sample',
      about:
        /relatos? de (?:clientes|casas|prédios)|o que dizem os (?:nossos )?clientes|clientes (?:reais|satisfeitos)/i,
    },
    { claim: 'brands: DZ Rio is a PPA motor', about: /DZ ?Rio[^.]*Rossi|Rossi[^.]*DZ ?Rio/i },
    {
      claim: 'reform: of the gate that stands, with its automation',
      about:
        /não [^.;]*reform(?:amos|am|ar)\b[^.;]*(?:folha|portão)|reforma (?:da folha|do portão) (?:é|fica|cabe)[^.;]*serralh/i,
    },
    {
      claim: 'reform: no new gate is made',
      about: /(?:fabricamos|fazemos) (?:o seu |seu |um )?(?:portão novo|portões novos|portões|portão sob medida)/i,
      unless: /\bnão\b/i,
    },
    {
      claim: 'law: the warranty of a service',
      about: /garantia[^.]*\d+ dias/i,
      unless: new RegExp(escaped(f.legalWarranty)),
    },
    {
      claim: 'law: the days to withdraw',
      about: /(?:desist|arrepend)[^.]*\d+ dias/i,
      unless: new RegExp(escaped(f.withdrawal)),
    },
  ];
}
