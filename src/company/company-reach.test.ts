import { expect, test } from 'vitest';
import { changesBetween } from '../business/company/changes.ts';
import { type CompanyData, defaultFacts, factsOf } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { createReach, type SiteTexts } from './company-reach.ts';

const data: CompanyData = { company: FICTITIOUS_COMPANY, ...defaultFacts };
const after: CompanyData = { ...data, maxInstalments: 12 };

function reachOfSite() {
  let rounds = 0;
  const site: SiteTexts = {
    async *builtIn() {
      rounds += 1;
      yield { kind: 'posts', text: 'Em até 10x sem juros no cartão.' };
    },
    async *stored() {
      yield { kind: 'generated_pages', text: 'Pague em <data value="instalmentsPhrase">até 10x</data>.' };
      yield { kind: 'generated_pages', text: 'Nada disso.' };
    },
    around: () => '',
    pictures: () => '',
    structuredData: () => '',
  };
  const reach = createReach(site, (of) => factsOf(of, { samplesShown: true, confirmed: [], changedAt: null }));
  return { reach, rounds: () => rounds };
}

test('the pages of the product are made once for what is published, ahead of who asks what a change rewrites', async () => {
  const { reach, rounds } = reachOfSite();
  reach.prepare(data);
  const [first] = await reach.of(data, after, changesBetween(data, after));
  await reach.of(data, { ...data, maxInstalments: 6 }, changesBetween(data, { ...data, maxInstalments: 6 }));
  expect(rounds()).toBe(1);
  expect(first?.text).toBe('Parcelas sem juros: 1 postagem e 1 página');
  reach.prepare(after);
  expect(rounds()).toBe(2);
});
