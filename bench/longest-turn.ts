import { writeSync } from 'node:fs';

/**
 * Preloaded into a server that is measured (`NODE_OPTIONS=--import`): says on SIGUSR2 how much processor time the longest turn of its event loop took since it
 * was asked last, in milliseconds, which is what its visitors wait for at worst. Processor time, unlike time, is the same on a busy machine.
 */
const EVERY_MS = 2;

let before = process.threadCpuUsage();
let longest = 0;

setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}, EVERY_MS).unref();

process.on('SIGUSR2', () => {
  writeSync(2, `Longest turn: ${longest.toFixed(1)} ms\n`);
  longest = 0;
});
