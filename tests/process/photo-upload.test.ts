import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { emptyDatabaseUrl, temporaryFolder } from '../support/database.ts';
import { sentPhoto } from '../support/photos.ts';
import { LONG, start } from './bulk-job-in-processes.ts';
import { signIn } from './process-administrator.ts';

test(
  'a server that is killed in the middle of an upload leaves no half photo and no half job',
  async () => {
    const folder = temporaryFolder();
    const environment = { DATABASE_URL: await emptyDatabaseUrl('sqlite'), PHOTOS_DIR: folder };
    const first = await start(environment);
    const headers = { origin: first.origin, cookie: (await signIn(first)).cookie };
    const job = `/api/portfolio/${randomUUID()}`;
    const stored = await fetch(first.origin + job, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ done: 'Trocamos o capacitor.', revision: 0 }),
    });
    expect(stored.status).toBe(200);

    const photo = await sentPhoto(2000, 1500);
    const query = new URLSearchParams({ id: randomUUID(), role: 'after', alt: 'Portão depois do conserto' });
    const upload = request(`${first.origin}${job}/photos?${query}`, {
      method: 'POST',
      headers: { ...headers, 'content-length': photo.length },
    });
    // Half of it, and then the server is gone.
    upload.on('error', () => undefined);
    upload.write(photo.subarray(0, photo.length / 2));
    await expect.poll(() => readdirSync(folder).length).toBe(1);
    await first.end('SIGKILL');
    expect(readdirSync(folder)[0]).toMatch(/^\.new-/);

    const second = await start(environment);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
    const read = await fetch(second.origin + job, { headers: { ...headers, origin: second.origin } });
    expect(await read.json()).toMatchObject({ done: 'Trocamos o capacitor.', photos: [] });
  },
  LONG,
);
