import { expect, test } from 'vitest';
import { addresses } from '../business/addresses.ts';
import { factTexts } from '../business/fact-texts.ts';
import { createShells, renderShell } from './shell.tsx';
import type { Site, SiteContext } from './site-context.ts';
import { siteVariant } from './site-variant.ts';
import { NOON, siteContext, testFacts } from './test-site.ts';

const SUNDAY = new Date('2026-11-22T15:00:00Z');

function siteOf(chatMessage: string, overrides: Partial<SiteContext> = {}): Site {
  const context = siteContext(overrides);
  return {
    ...context,
    texts: factTexts(context.facts),
    emergency: false,
    breadcrumb: null,
    chatMessage,
    ask: { label: 'Pedir ajuda', message: `${chatMessage} Parei no passo 2.` },
  };
}

const MESSAGES = ['Olá!', `Li a página “Motor d'água & <b>'$&' $1</b>” a 100% + 1`];
const PATHS = [
  addresses.home,
  addresses.sitemap,
  addresses.faq,
  addresses.usefulLink('uma-pagina'),
  addresses.guarulhos,
];

test.each(PATHS.flatMap((path) => MESSAGES.map((message) => [path, message] as const)))(
  'the shared shell of %s with the chat %j is what the page would have rendered for itself',
  (path, message) => {
    const shellOf = createShells();
    for (const now of [NOON, SUNDAY]) {
      shellOf(siteOf('Outra página antes', { path: addresses.usefulLink('outra'), now }));
      const site = siteOf(message, { path, now });
      expect(shellOf(site)).toEqual(renderShell(site));
    }
  },
);

test('other facts have another shell at once, and so has another address of the site', () => {
  const shellOf = createShells();
  shellOf(siteOf('Olá!'));
  const moved = siteOf('Olá!', { facts: { ...testFacts, company: { ...testFacts.company, phone: '5511999990000' } } });
  expect(shellOf(moved)).toEqual(renderShell(moved));
  expect(shellOf(moved).above).toContain('5511999990000');
  const elsewhere = siteOf('Olá!', { siteUrl: 'https://outro.exemplo.com.br' });
  expect(shellOf(elsewhere)).toEqual(renderShell(elsewhere));
});

test('the variant names the facts, the build and the site, and of the clock the phase alone', () => {
  const key = (overrides: Partial<SiteContext>, build = 'um') => siteVariant(siteContext(overrides), build).key;
  expect(key({})).toBe(key({ now: SUNDAY }));
  const others = [
    key({ facts: { ...testFacts, company: { ...testFacts.company, phone: '5511999990000' } } }),
    key({ siteUrl: 'https://outro.exemplo.com.br' }),
    key({}, 'outro'),
  ];
  expect(new Set([key({}), ...others]).size).toBe(4);
});
