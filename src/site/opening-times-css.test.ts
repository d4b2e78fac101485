import { expect, test } from 'vitest';
import { openingTimesCss } from './opening-times-css.ts';
import { testFacts } from './test-site.ts';

/** The loop of the race in seconds, and what part of it each lane's gate travels. */
function readLane(css: string, seconds: number): { loop: number; travel: number } {
  const loop = Number(/--race-time:(\d+)s/.exec(css)?.[1]);
  const course = new RegExp(`\\.opens-${seconds}\\{--course:linear\\(0,0 ([\\d.]+)%,1 ([\\d.]+)%`).exec(css);
  return { loop, travel: ((Number(course?.[2]) - Number(course?.[1])) / 100) * loop };
}

test.each(testFacts.models.map((model) => [model.name, model.openingSeconds] as const))(
  'the drawn gate of the %s opens in its real %i seconds',
  (_name, seconds) => {
    const { loop, travel } = readLane(openingTimesCss(testFacts.models), seconds);
    expect(travel).toBeCloseTo(seconds, 2);
    expect(loop).toBeGreaterThan(seconds);
  },
);

test('other facts give other times', () => {
  const models = testFacts.models.map((model) => ({ ...model, openingSeconds: model.openingSeconds + 1 }));
  const css = openingTimesCss(models);
  expect(readLane(css, 5).travel).toBeCloseTo(5, 2);
  expect(css).toContain('--opening-time:5s');
  expect(css).not.toContain('.opens-4{');
});
