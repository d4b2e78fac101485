import { Agent, request } from 'node:http';

/**
 * A visitor every two milliseconds, whether the one before was answered or not, in a process of its own: what the attacker's own work
 * costs on this machine must not be taken for the server's. Sends the times in milliseconds of a period whenever it is asked.
 */
const EVERY_MS = 2;

const url = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true });
let times: number[] = [];

function visit(): void {
  const before = performance.now();
  request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    response.resume().on('end', () => times.push(performance.now() - before));
  }).end();
}

setInterval(visit, EVERY_MS);
process.on('message', () => {
  process.send?.(times);
  times = [];
});
process.on('disconnect', () => process.exit());
