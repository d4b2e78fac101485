import './small-memory.ts';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Start here. What V8 compiles of the bundle is kept beside it, or where `NODE_COMPILE_CACHE` says: a fifth of every later start. Where
 * nothing can be written, nothing is kept. The server is imported afterwards, since only what is loaded from now on is taken from there.
 */
enableCompileCache(join(import.meta.dirname, 'compile-cache'));
await import('./serve.ts');
