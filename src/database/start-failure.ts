/** Why a server does not start, with the exit code that says the same to whoever started it; `docs/operations.md` lists them. */
export const EXIT_CODES = {
  place: 20,
  disk: 21,
  damaged: 22,
  newer: 23,
  log: 24,
  clock: 25,
  away: 26,
  busy: 27,
  photos: 28,
} as const;

/** A start that would do harm, or would only fail later. The message is one Portuguese sentence: the file, and what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly exitCode: number;

  constructor(reason: keyof typeof EXIT_CODES, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = EXIT_CODES[reason];
  }
}
