import { expect, test } from 'vitest';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { subjectOf } from '../../understanding/stored-understanding.ts';
import { understand } from '../../understanding/understand-title.ts';
import { generatedPage } from '../pages/generated-page.tsx';
import { renderTestPage } from '../test-site.ts';
import { withBatteryNote } from './battery-note.ts';

const SIGN = `${sharedTexts.batterySign} ${sharedTexts.handsOffWithBattery}`;
const NOTE = `${SIGN} ${sharedTexts.breakerNote}`;
const section = (inside: string) => ({ part: null, html: `<section><h2>O que conferir</h2>${inside}</section>` });
const steps = (text: string) => section(`<ol><li>${text}</li></ol>`);
const OFF = steps('Com o disjuntor desligado, varra o trilho.');
const OFF_TOO = steps('Com o disjuntor desligado, limpe a lente.');
const OF_A_REMOTE = steps('Troque a pilha do controle. Se nada responde, desligue o disjuntor e chame.');

test('before steps for which the breaker is off stands that a battery still moves the gate, once', () => {
  const [first, second] = withBatteryNote([OFF, OFF_TOO]);
  expect(first?.html).toBe(OFF.html.replace('<ol>', `<p>${NOTE}</p><ol>`));
  expect(second).toEqual(OFF_TOO);
});

test('a page that supposes that there is no battery says how one knows, once, unless it says it anywhere', () => {
  const supposing = steps('Com o disjuntor desligado e sem bateria, varra o trilho.');
  const told = supposing.html.replace('<ol>', `<p>${SIGN}</p><ol>`);
  expect(withBatteryNote([OF_A_REMOTE, supposing, supposing]).map(({ html }) => html)).toEqual([
    OF_A_REMOTE.html,
    told,
    supposing.html,
  ]);
  const [beside] = withBatteryNote([OF_A_REMOTE], { beside: 'Só sem bateria, limpe a lente.' });
  expect(beside?.html).toContain(`<p>${sharedTexts.batterySign}</p>`);
  const explained = { beside: 'Há bateria se ele abriu na última falta de luz.' };
  expect(withBatteryNote([supposing], explained)).toEqual([supposing]);
});

test('in danger the note stands behind what to do', () => {
  const [told] = withBatteryNote([OFF], { isDanger: true });
  expect(told?.html).toBe(OFF.html.replace('</ol>', `</ol><p>${sharedTexts.dangerBatteryNote}</p>`));
});

test('steps that speak of the battery, need no breaker or no hand on the gate, and sections without steps, stay as they are', () => {
  const others = [
    steps('Disjuntor desligado, e com bateria não solte a folha.'),
    steps('Solte a folha.'),
    OF_A_REMOTE,
    section('<p>Desligue o disjuntor.</p>'),
  ];
  expect(withBatteryNote(others)).toEqual(others);
});

test('who puts a hand on the gate is told of the battery, and who asks for a price is not', () => {
  const title = 'Quanto custa a visita técnica do portão';
  const shownOf = (family: 'fault' | 'price') => {
    const subject = subjectOf(understand(title));
    const entry = subject.entry && { ...subject.entry, family };
    const page = { id: 'id-1', slug: 'visita', description: title, brand: 'PPA', indexable: true, related: [] };
    const contentHtml = `<p>Custa o combinado.</p>${OFF.html}`;
    return renderTestPage(
      generatedPage({ ...page, title, contentHtml, createdAt: '2026-11-21T12:00:00Z', subject: { ...subject, entry } }),
    );
  };
  expect(shownOf('fault')).toContain(NOTE);
  expect(shownOf('price')).not.toContain(NOTE);
});
