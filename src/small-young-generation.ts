import { setFlagsFromString } from 'node:v8';

/**
 * Imported first. V8 lets the space for new objects grow to 64 MB under load and does not give it back; what a request makes is dead when it is
 * answered, so the first size serves as well, in a third of the resident memory and in less time, since it stays in the processor's cache.
 */
setFlagsFromString('--semi-space-growth-factor=1');
