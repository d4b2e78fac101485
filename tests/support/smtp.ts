import { once } from 'node:events';
import { createServer } from 'node:net';

export interface PostOffice {
  readonly url: string;
  /** Whole e-mails, decoded as far as the tests need. */
  readonly emails: readonly string[];
  stop(): Promise<void>;
}

/** A mail server on this machine that keeps what it is handed (RFC 5321, as little of it as nodemailer speaks). */
export async function startPostOffice(): Promise<PostOffice> {
  const emails: string[] = [];
  const server = createServer((socket) => {
    let email: string | null = null;
    let rest = '';
    socket.on('error', () => undefined);
    socket.setEncoding('utf8').write('220 teste\r\n');
    socket.on('data', (text: string) => {
      rest += text;
      for (let at = rest.indexOf('\r\n'); at >= 0; at = rest.indexOf('\r\n')) {
        const line = rest.slice(0, at);
        rest = rest.slice(at + 2);
        if (email !== null) {
          if (line === '.') {
            emails.push(email.replace(/=\n/g, '').replace(/=3D/g, '='));
            email = null;
            socket.write('250 ok\r\n');
          } else email += `${line}\n`;
        } else if (line === 'DATA') {
          email = '';
          socket.write('354 pode\r\n');
        } else if (line === 'QUIT') socket.end('221 tchau\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}
