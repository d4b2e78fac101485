import type { Writable } from 'node:stream';

/** In characters: what waits for a reader of the log that is slow or has stopped. */
const WAITING_MAX = 1024 * 1024;

/**
 * Writes lines to where the log goes and outlives it: a reader that has ended (EPIPE), a disk that is full (ENOSPC) and a reader that no
 * longer reads cost lines, never the process or its memory. How many, the next line that is written says.
 */
export function lineOutput(stream: Writable): (line: string) => void {
  let waiting = 0;
  let lost = 0;
  // Each write that fails is told to its own callback; without a listener the error would end the process.
  stream.on('error', () => undefined);

  function send(text: string, lines: number): void {
    waiting += text.length;
    stream.write(text, (error) => {
      waiting -= text.length;
      if (error) lost += lines;
    });
  }

  return (line) => {
    if (waiting > WAITING_MAX) {
      lost += 1;
      return;
    }
    if (lost === 0) return send(line, 1);
    const before = lost;
    lost = 0;
    const note = JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      message: 'Linhas do registro perdidas',
      lines: before,
    });
    // A disk that filled up may have taken half a line.
    send(`\n${note}\n${line}`, before + 1);
  };
}
