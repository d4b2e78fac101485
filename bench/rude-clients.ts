import { connect, type Socket } from 'node:net';

/** Clients that no well-behaved one must notice. Each is replaced by another of its kind when the server has hung up on it. */
const AGAIN_AFTER_MS = 200;
const DRIP_EVERY_MS = 500;

type Behaviour = (socket: Socket, number: number) => void;

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  silent: () => undefined,
  slow(socket) {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const dripping = setInterval(() => socket.write('x: y\r\n'), DRIP_EVERY_MS);
    socket.once('close', () => clearInterval(dripping));
  },
  'without reading'(socket) {
    socket.pause();
    socket.write('GET /sitemap.xml HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
  },
  broken(socket, number) {
    const rubbish = [
      '\u0000\u0001\u0002',
      'GET /%%% HTTP/9\r\n\r\n',
      'POST /api/pages HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
    ];
    socket.write(rubbish[number % rubbish.length] ?? '', () => socket.resetAndDestroy());
  },
};

/** So many of each kind until the end. @returns how many connections each kind has made. */
export function beginRudeClients(port: number, ofEach: number, goesOn: () => boolean): () => Record<string, number> {
  const made: Record<string, number> = {};
  const sockets = new Set<Socket>();
  const begin = (name: string, behave: Behaviour): void => {
    if (!goesOn()) {
      for (const socket of sockets) socket.destroy();
      return;
    }
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('connect', () => behave(socket, (made[name] = (made[name] ?? 0) + 1)));
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(() => begin(name, behave), AGAIN_AFTER_MS);
    });
  };
  for (const [name, behave] of Object.entries(BEHAVIOURS))
    for (let client = 0; client < ofEach; client += 1) begin(name, behave);
  return () => {
    for (const socket of sockets) socket.destroy();
    return made;
  };
}
