import { Agent, request } from 'node:http';

/**
 * A visitor every two milliseconds, whether the one before was answered or not, in a process of its own: what the attacker's own work
 * costs on this machine must not be taken for the server's. Sends the times in milliseconds of a period whenever it is asked.
 */
const EVERY_MS = 2;

const urls = process.argv.slice(2);
let visits = 0;
const agent = new Agent({ keepAlive: true });
let times: number[] = [];

function visit(): void {
  visits += 1;
  ask(urls[visits % urls.length] ?? '', performance.now());
}

function ask(url: string, since: number): void {
  const asked = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    response.resume().on('end', () => times.push(performance.now() - since));
  });
  // A kept connection may be closed just as it is used again: a browser asks once more, and its visitor waits for both.
  asked.on('error', (error) => {
    if (!asked.reusedSocket) throw error;
    ask(url, since);
  });
  asked.end();
}

setInterval(visit, EVERY_MS);
process.on('message', () => {
  process.send?.(times);
  times = [];
});
process.on('disconnect', () => process.exit());
