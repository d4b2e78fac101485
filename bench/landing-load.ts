import type { ServerProcess } from '../tests/support/server-process.ts';
import { CONNECTIONS, type Load, load } from './load.ts';
import { finishedPage, startBareNode, startNginx, waitForBestForm } from './peers.ts';
import { residentMegabytes } from './resident-memory.ts';
import { median, type Row } from './row.ts';

const GOAL_MB = 180;
/** Until what answers is compiled; of each server alike. */
const WARM_SECONDS = 2;
/** The machine's own pace changes from minute to minute, so the servers take turns and each round is compared with itself. */
const ROUNDS = 3;

/** A landing page under load, in turns with nginx and a bare Node server that send the same bytes; the server's memory afterwards. */
export async function measureLoad(server: ServerProcess, path: string): Promise<Row[]> {
  const origin = server.origin.replace('localhost', '127.0.0.1');
  await waitForBestForm(origin + path);
  const body = await finishedPage(origin + path);
  const [nginx, bare] = [await startNginx(origin, [path]), await startBareNode(body)];
  const urls = [origin, nginx.origin, bare.origin].map((one) => one + path);
  try {
    for (const url of urls) await load(url, { seconds: WARM_SECONDS });
    const rounds: Load[][] = [];
    while (rounds.length < ROUNDS) {
      const round: Load[] = [];
      for (const url of urls) round.push(await load(url));
      rounds.push(round);
    }
    const memory = residentMegabytes(server.pid);
    const of = (at: number) => ({
      perSecond: median(rounds.map((round) => round[at]?.perSecond ?? Number.NaN)),
      p99: median(rounds.map((round) => round[at]?.p99 ?? Number.NaN)),
    });
    const [ours, theirs, bareLoad] = [of(0), of(1), of(2)];
    const ratio = median(
      rounds.map(([one, other]) => (one?.perSecond ?? Number.NaN) / (other?.perSecond ?? Number.NaN)),
    );
    const rate = ({ perSecond }: { perSecond: number }) => Math.round(perSecond).toLocaleString('en');
    return [
      {
        what: `Requests a second, the generated page compressed (${body.length.toLocaleString('en')} bytes), ${CONNECTIONS} connections`,
        figure: `${rate(ours)}; nginx ${rate(theirs)}, bare Node ${rate(bareLoad)}: ${ratio.toFixed(2)} of nginx's (median of ${ROUNDS} rounds)`,
        goal: "at least half of nginx's",
        held: ratio >= 0.5,
      },
      {
        what: 'The slowest hundredth of those requests (p99)',
        figure: `${ours.p99.toFixed(1)} ms; nginx ${theirs.p99.toFixed(1)} ms`,
        goal: "at most 20 ms, or twice nginx's",
        held: ours.p99 <= Math.max(20, 2 * theirs.p99),
      },
      {
        what: 'Memory after that load',
        figure: `${Math.round(memory)} MB`,
        goal: `under ${GOAL_MB} MB`,
        held: memory < GOAL_MB,
      },
    ];
  } finally {
    await Promise.all([nginx.stop(), bare.stop()]);
  }
}
