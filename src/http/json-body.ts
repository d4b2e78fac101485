import { zValidator } from '@hono/zod-validator';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { ZodType } from 'zod';
import { fail } from './api-error.ts';
import { parseJsonText } from './json-text.ts';

const MEGABYTE = 1024 * 1024;
export const BODY_LIMIT = MEGABYTE;
export const BULK_BODY_LIMIT = 16 * MEGABYTE;

/** Refuses a body that is not JSON (415, 400) or larger than `maxBytes` (413), before it is read whole. */
export function jsonOnly(maxBytes: number = BODY_LIMIT): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: maxBytes, onError: (context) => fail(context, 413) });
  return async (context, next) => {
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') return fail(context, 415);
    return limit(context, async () => {
      // Hono keeps the bytes: what parses the body after this reads them from memory.
      if (!parseJsonText(await context.req.arrayBuffer()).ok) {
        context.res = fail(context, 400, 'bad_request', 'O pedido não é um JSON válido.');
        return;
      }
      await next();
    });
  };
}

/** Parses the JSON body by a schema; a body of another shape answers 400 and names the first field that is wrong. */
export function validJson<Schema extends ZodType>(schema: Schema) {
  return zValidator('json', schema, (result, context) => {
    if (result.success) return;
    const field = result.error.issues[0]?.path.join('.');
    return fail(context, 400, 'bad_request', field ? `O campo "${field}" não está no formato esperado.` : undefined);
  });
}

/** Parses the query by a schema; 400 otherwise. */
export function validQuery<Schema extends ZodType>(schema: Schema) {
  return zValidator('query', schema, (result, context) => {
    if (!result.success) return fail(context, 400);
  });
}

/** The status of an error that Hono itself throws, malformed JSON for example; null for an error of ours. */
export function statusOfHttpException(error: unknown): number | null {
  return error instanceof HTTPException ? error.status : null;
}
