import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireEnvironment } from './row.ts';

const SECONDS = 5;
export const CONNECTIONS = 32;

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

const UNIT_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Asks one address, or those of a script of wrk's, compressed, over 32 connections. */
export async function load(
  url: string,
  { seconds = SECONDS, script, accepts = 'br' }: { seconds?: number; script?: string; accepts?: string } = {},
): Promise<Load> {
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}`,
    '--latency',
    '-H',
    `accept-encoding: ${accepts}`,
    ...(script === undefined ? [] : ['-s', script]),
    url,
  ];
  const { stdout } = await promisify(execFile)(requireEnvironment('BENCH_WRK'), args);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not answer 200:\n${stdout}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return { perSecond: Number(rate), p99: Number(value) * (UNIT_MS[unit ?? ''] ?? Number.NaN) };
}
