import { Socket } from 'node:net';
import { afterEach, beforeEach, vi } from 'vitest';

/** Every test fails on a line on the console that it did not ask for, and on a call to another machine. */

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;
const LOOPBACK: readonly unknown[] = ['localhost', '127.0.0.1', '::1', undefined];

let lines: string[] = [];

const noting =
  (method: string) =>
  (...parts: unknown[]): void =>
    void lines.push(`console.${method}: ${parts.map(String).join(' ')}`);

// Once a process, which runs many files.
const { connect } = Socket.prototype;
if (connect.name !== 'connectLocally')
  Socket.prototype.connect = function connectLocally(this: Socket, ...args: unknown[]): Socket {
    const [first] = Array.isArray(args[0]) ? args[0] : args;
    const host: unknown =
      typeof first === 'object' && first !== null && 'host' in first
        ? first.host
        : typeof args[1] === 'string'
          ? args[1]
          : undefined;
    const isSocketFile =
      (typeof first === 'object' && first !== null && 'path' in first && typeof first.path === 'string') ||
      typeof first === 'string';
    if (!isSocketFile && !LOOPBACK.includes(host)) throw new Error(`A test called another machine: ${String(host)}`);
    return Reflect.apply(connect, this, args);
  };

beforeEach(() => {
  lines = [];
  for (const method of METHODS) console[method] = noting(method);
});

afterEach(() => {
  vi.restoreAllMocks();
  if (lines.length > 0) throw new Error(`The test wrote to the console:\n${lines.join('\n')}`);
});
