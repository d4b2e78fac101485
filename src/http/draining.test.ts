import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createDraining } from './draining.ts';

async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer();
  const { promise: stay, resolve: goOn } = Promise.withResolvers<void>();
  const draining = createDraining(server, () => stay, handle);
  server.on('request', draining.handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  async function ask(path: string) {
    const asked = get({ host: '127.0.0.1', port, path, agent });
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject);
    });
    return { status: response.statusCode, connection: response.headers.connection, body: await text(response) };
  }
  return { draining, ask, port, goOn };
}

test('a server that leaves is not ready, answers on, and makes each answer the last of its connection', async () => {
  const { draining, ask, goOn } = await serve((_, response) => response.end('page'));
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive', body: 'page' });
  const closed = draining.close();
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close', body: 'stopping' });
  expect(await ask('/')).toEqual({ status: 200, connection: 'close', body: 'page' });
  goOn();
  await closed;
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
});

test('a request under way when the port closes is answered', async () => {
  const held = Promise.withResolvers<ServerResponse>();
  const { draining, ask, port, goOn } = await serve((_, response) => held.resolve(response));
  const answer = ask('/long');
  const response = await held.promise;
  const closed = draining.close();
  goOn();
  const refused = async () => {
    const socket = connect(port, '127.0.0.1');
    const [outcome] = await Promise.race([once(socket, 'connect').then(() => ['open']), once(socket, 'error')]).catch(
      () => ['refused'],
    );
    socket.destroy();
    return outcome;
  };
  await expect.poll(refused).not.toBe('open');
  response.end('done');
  expect(await answer).toMatchObject({ status: 200, body: 'done' });
  await closed;
});
