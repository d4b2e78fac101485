import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { jsonOnly, validJson } from '../http/json-body.ts';

const LINKS_MAX = 100;
const LINK_LENGTH_MAX = 2000;
/** Whoever asks for a page that never was is led elsewhere for this once; one that moved has another status. */
const NOTHING_THERE: ReadonlySet<number> = new Set([302, 404, 410]);

const links = z.object({
  // '//' would begin another site.
  paths: z
    .array(
      z
        .string()
        .max(LINK_LENGTH_MAX)
        .regex(/^\/(?![/\\])/),
    )
    .max(LINKS_MAX),
});

/**
 * Which links of a text lead to addresses of this site that do not exist.
 *
 * @param statusOf what the site answers a visitor at a path.
 */
export function ownLinkRoutes(statusOf: (path: string) => Promise<number>) {
  return new Hono<AdministratorEnv>().post('/own-links', jsonOnly(), validJson(links), async (context) => {
    const missing: string[] = [];
    for (const path of new Set(context.req.valid('json').paths))
      if (NOTHING_THERE.has(await statusOf(path))) missing.push(path);
    return context.json({ missing });
  });
}
