import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './database.ts';

/** s3rver's own keys. */
const KEYS = { accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'us-east-1' };

/** A server of the S3 protocol with a bucket of this test's own. */
export async function startStorage(bucket = 'copias') {
  const directory = temporaryFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await server.close();
  };
  onTestFinished(close);
  return {
    /** The bucket answers no more. */
    close,
    address: { ...KEYS, url: `http://127.0.0.1:${port}/${bucket}` },
    copies: () =>
      readdirSync(join(directory, bucket))
        .filter((name) => name.startsWith('copia-'))
        .toSorted(),
  };
}
