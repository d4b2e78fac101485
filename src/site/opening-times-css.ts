import type { Model } from '../business/facts.ts';

/** Seconds of the race: the gates stand closed, then the slowest one's travel, then all stay open until the loop starts again. */
const CLOSED_SECONDS = 2;
const OPEN_SECONDS = 6;
/** Where in the loop the gates jump back, hidden by the fade of race.css. */
const BACK = 0.941;

function percent(part: number): string {
  return `${Number((part * 100).toFixed(3))}%`;
}

/** How long the gate of a page's head takes: the fastest one's time, so that a drawn gate never contradicts the facts. */
export function openingTimeCss(models: readonly Model[]): string {
  const fastest = Math.min(...models.map((model) => model.openingSeconds));
  return `:root{--opening-time:${fastest}s}.scene .clock{--seconds:${fastest}}`;
}

/**
 * The same where all models race. Expects models from the fastest to the slowest, in whole seconds.
 */
export function raceTimesCss(models: readonly Model[]): string {
  const times = models.map((model) => model.openingSeconds);
  const fastest = Math.min(...times);
  const slowest = Math.max(...times);
  const loop = CLOSED_SECONDS + slowest + OPEN_SECONDS;
  const start = percent(CLOSED_SECONDS / loop);
  const end = (seconds: number) => percent((CLOSED_SECONDS + seconds) / loop);
  const lanes = times.map((seconds) => {
    const course = `linear(0,0 ${start},1 ${end(seconds)},1 ${percent(BACK)},0 ${percent(BACK)},0)`;
    const still = Number((fastest / seconds).toFixed(3));
    return `.opens-${seconds}{--course:${course};--share:${percent(seconds / slowest)};--still:${still}}`;
  });
  return (
    `:root{--race-time:${loop}s;--second:${percent(1 / slowest)}}.race .clock{--seconds:${slowest}}` +
    `@keyframes race-clock{0%,${start}{--seconds:0}${end(slowest)},to{--seconds:${slowest}}}` +
    `@media(prefers-reduced-motion:reduce){.race .clock{--seconds:${fastest}}}` +
    lanes.join('')
  );
}

/** All that a page may add to its sheets about the times of gates. */
export function openingTimesCss(models: readonly Model[]): string {
  return openingTimeCss(models) + raceTimesCss(models);
}
