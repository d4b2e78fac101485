import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import type { BucketAddress } from '../../src/backup/bucket.ts';
import { testApp, type TestApp, type TestAppOptions } from './app.ts';
import { temporaryFolder } from './database.ts';
import { sentPhoto } from './photos.ts';

const stored = z.object({
  id: z.string(),
  slug: z.string().nullable(),
  state: z.string(),
  revision: z.number(),
  missing: z.array(z.string()),
  photos: z.array(
    z.object({ id: z.string(), hash: z.string(), alt: z.string(), width: z.number(), height: z.number() }),
  ),
});

export type TestJob = z.infer<typeof stored>;

/** What is told of a job in the Mooca. */
export const IN_MOOCA = {
  place_key: 'Mooca - São Paulo (Capital)',
  gate_kind: 'sliding',
  service: 'repair',
  motor: 'Deslizante de 1/3 HP',
  found: 'A cremalheira estava solta em três parafusos.',
  done: 'Realinhamos a cremalheira e regulamos o fim de curso.',
  month: '2026-10',
  minutes: 90,
  price: 350,
} as const;

export interface PortfolioApp extends TestApp {
  readonly photosFolder: string;
  job(call: Promise<Response>, status?: number): Promise<TestJob>;
  /** Stores what is told, as the first save of a new job. */
  draft(fields?: object): Promise<TestJob>;
  sendPhoto(jobId: string, photo: Buffer, query?: Record<string, string>): Promise<Response>;
  /** A published job with one photo. */
  published(fields?: object): Promise<TestJob>;
}

/** The variables by which photos are kept in a bucket. */
export function photosIn({ url, accessKey, secretKey }: BucketAddress): Record<string, string> {
  return { PHOTOS_S3_URL: url, PHOTOS_S3_ACCESS_KEY: accessKey, PHOTOS_S3_SECRET_KEY: secretKey };
}

/** The product with a folder of photos of its own. */
export async function portfolioApp(options: TestAppOptions = {}): Promise<PortfolioApp> {
  const photosFolder = temporaryFolder();
  const app = await testApp({ ...options, environment: { ...options.environment, PHOTOS_DIR: photosFolder } });

  async function job(call: Promise<Response>, status = 200): Promise<TestJob> {
    const response = await call;
    const text = await response.text();
    expect({ status: response.status, text }).toMatchObject({ status });
    return stored.parse(JSON.parse(text));
  }
  const draft = (fields: object = IN_MOOCA) =>
    job(app.call('PUT', `/api/portfolio/${randomUUID()}`, { ...fields, revision: 0 }));
  const sendPhoto = (jobId: string, photo: Buffer, query: Record<string, string> = {}) => {
    const told = { id: randomUUID(), role: 'after', alt: 'Portão deslizante na Mooca', name: 'foto.jpg', ...query };
    return app.asAdministrator(`/api/portfolio/${jobId}/photos?${new URLSearchParams(told)}`, {
      method: 'POST',
      body: new Uint8Array(photo),
      headers: { 'content-type': 'application/octet-stream' },
    });
  };
  return {
    ...app,
    photosFolder,
    job,
    draft,
    sendPhoto,
    async published(fields) {
      const { id } = await draft(fields);
      await job(sendPhoto(id, await sentPhoto(640, 480)), 201);
      return job(app.call('POST', `/api/portfolio/${id}/publish`));
    },
  };
}
