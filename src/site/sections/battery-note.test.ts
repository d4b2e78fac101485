import { expect, test } from 'vitest';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { withBatteryNote } from './battery-note.ts';

const steps = (text: string) => `<section><h2>O que conferir</h2><ol><li>${text}</li></ol></section>`;
const OFF = steps('Com o disjuntor desligado, varra o trilho.');
const NOTED = OFF.replace('</section>', `<p>${sharedTexts.batteryNote}</p></section>`);

test('under steps for which the breaker is off stands that a battery still moves the gate, once', () => {
  expect(withBatteryNote(`<p>Resposta.</p>${OFF}${OFF.replace('varra', 'olhe')}`)).toBe(
    `<p>Resposta.</p>${NOTED}${OFF.replace('varra', 'olhe')}`,
  );
});

test('a text that speaks of the battery, that needs no breaker, or that has no steps stays as it is', () => {
  for (const html of [`<p>Sem bateria.</p>${OFF}`, steps('Olhe de longe.'), '<p>Desligue o disjuntor.</p>'])
    expect(withBatteryNote(html)).toBe(html);
});
