import { hc } from 'hono/client';
import type { ApiType } from '../api.ts';
import { sessionFetch } from './checked-fetch.ts';

/** Where the calls stand. */
export const MOUNT = '/api';

/** The typed client of every call of the screens; each of them throws an ApiFailure whose message may be shown. */
export const client = hc<ApiType>(MOUNT, { fetch: sessionFetch });
