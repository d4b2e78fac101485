import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GateKind } from '../../business/gate-kinds.ts';
import { factTexts } from '../../business/fact-texts.ts';
import { siteOf } from '../document.tsx';
import type { SitePage } from '../site-page.ts';
import { SiteContextHolder } from '../site-context.ts';
import { siteContext, testFacts } from '../test-site.ts';
import { KitTable } from './kit-table.tsx';

const { tiltingLimit, swingingLimit } = factTexts(testFacts);
const page: SitePage = {
  head: { title: 'Motores', description: 'Motores', canonicalPath: null, indexable: false },
  styles: [],
  body: null,
};

function tableFor(gateKind: GateKind | null, isPair = false): string {
  const site = siteOf(page, siteContext());
  return renderToStaticMarkup(
    <SiteContextHolder value={site}>
      <KitTable gateKind={gateKind} isPair={isPair} />
    </SiteContextHolder>,
  );
}

test('under the kits stand the limits of the leaves that are not weighed, of the gate that the title names alone', () => {
  expect(tableFor(null)).toContain(tiltingLimit);
  expect(tableFor(null)).toContain(swingingLimit);
  expect(tableFor('tilting')).toContain(tiltingLimit);
  expect(tableFor('tilting')).not.toContain(swingingLimit);
  expect(tableFor('swing')).toContain(swingingLimit);
  expect(tableFor('swing')).not.toContain(tiltingLimit);
});

test('a gate that slides is told by its weight, and of no other gate', () => {
  const table = tableFor('sliding');
  expect(table).toContain('Deslizante de até');
  expect(table).not.toContain(tiltingLimit);
  expect(table).not.toContain(swingingLimit);
});

test('who has two leaves is told what each model costs for both, and that the other price is of one motor', () => {
  const { cheapest } = factTexts(testFacts);
  expect(tableFor('swing', true)).toContain(cheapest.pair);
  expect(tableFor('swing', true)).toContain('Um motor, instalado');
  expect(tableFor('swing')).not.toContain(cheapest.pair);
  expect(tableFor('sliding')).not.toContain('Um motor, instalado');
});
