import { randomBytes } from 'node:crypto';
import { COMMAND_LINE, type AuditAction, recordEvent } from './audit/record.ts';
import { createAdministratorAuth, PASSWORD_METHOD } from './auth/administrator-auth.ts';
import { endSessions, findAdministratorByEmail, insertAdministrator, listAdministrators, setMustChangePassword } from './auth/administrators-store.ts';
import { findPasswordFault } from './auth/password-rules.ts';
import { setSecondFactorRequired } from './auth/security-settings.ts';
import { developmentSecret } from './auth-secret.ts';
import { ConfigError, loadConfig } from './config.ts';
import { type Database, openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';

/** The command line for the day nobody can get in. Works beside a running server: what it changes holds there at once. */

const USAGE = `Uso: node bin/admin.mjs COMANDO [E-MAIL]

  listar                    quem pode entrar, e como
  criar E-MAIL              põe na lista, com uma senha nova
  senha E-MAIL              dá uma senha nova, readmite e encerra as sessões
  remover-codigo E-MAIL     desliga o segundo fator da conta
  codigo-opcional           deixa de exigir o segundo fator de todos

A senha é lida da entrada padrão quando vem de outro comando (|); senão é criada e mostrada uma vez.`;
const GENERATED_PASSWORD_BYTES = 15;

class CommandError extends Error {}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function givenPassword(): Promise<string | null> {
  if (process.stdin.isTTY) return null;
  let text = '';
  for await (const part of process.stdin.setEncoding('utf8')) text += part;
  const [line = ''] = text.split(/\r?\n/);
  return line === '' ? null : line;
}

async function run(database: Database, secret: string, [command, typed = '']: readonly string[]): Promise<void> {
  const { db } = database;
  const email = typed.trim().toLowerCase();
  const auth = createAdministratorAuth({ database, siteUrl: 'http://localhost', secret, google: null, sendRecovery: null });
  const record = (action: AuditAction, subject: string) => recordEvent(db, { who: COMMAND_LINE, action, subject, address: null, at: new Date() });

  async function requireId(): Promise<string> {
    const found = await findAdministratorByEmail(db, email);
    if (!found) throw new CommandError(`${email || '(sem e-mail)'} não está na lista. "listar" mostra quem está.`);
    return found.id;
  }

  async function setPassword(id: string): Promise<void> {
    const given = await givenPassword();
    const password = given ?? randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url');
    const fault = await findPasswordFault(password, email);
    if (fault !== null) throw new CommandError(fault);
    const { password: passwords, internalAdapter } = await auth.$context;
    const hash = await passwords.hash(password);
    const account = await db.selectFrom('account').select('id').where('userId', '=', id).where('providerId', '=', PASSWORD_METHOD).executeTakeFirst();
    if (account) await internalAdapter.updatePassword(id, hash);
    else await internalAdapter.createAccount({ userId: id, providerId: PASSWORD_METHOD, accountId: id, password: hash });
    await db
      .updateTable('user')
      .set(({ lit }) => ({ banned: lit(false) }))
      .where('id', '=', id)
      .execute();
    await endSessions(db, id, null);
    await setMustChangePassword(db, id, given === null);
    await record('password_reset', email);
    if (given === null) say(`Senha de ${email}: ${password}  (o painel pede para trocá-la)`);
    else say(`A senha de ${email} foi trocada.`);
  }

  switch (command) {
    case 'listar':
      for (const { email: listed, suspended, second_factor, methods, open_sessions } of await listAdministrators(db, new Date())) {
        const ways = [methods.password && 'senha', methods.google && 'Google', second_factor && 'segundo fator'].filter(Boolean).join(', ') || 'ainda sem forma de entrar';
        say(`${listed}\t${suspended ? 'suspenso' : 'ativo'}\t${ways}\tsessões abertas: ${open_sessions}`);
      }
      return;
    case 'criar': {
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new CommandError('Informe o e-mail.');
      const id = await db.transaction().execute((transaction) => insertAdministrator(transaction, email, new Date()));
      if (id === null) throw new CommandError(`${email} já está na lista. "senha" dá uma senha nova.`);
      await record('administrator_invited', email);
      return setPassword(id);
    }
    case 'senha':
      return setPassword(await requireId());
    case 'remover-codigo': {
      const id = await requireId();
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('twoFactor').where('userId', '=', id).execute();
        await transaction
          .updateTable('user')
          .set(({ lit }) => ({ twoFactorEnabled: lit(false) }))
          .where('id', '=', id)
          .execute();
        await endSessions(transaction, id, null);
      });
      await record('second_factor_disabled', email);
      return void say(`O segundo fator de ${email} foi desligado.`);
    }
    case 'codigo-opcional':
      await db.transaction().execute((transaction) => setSecondFactorRequired(transaction, false));
      await record('second_factor_policy_changed', 'opcional');
      return void say('O segundo fator deixou de ser exigido.');
    default:
      throw new CommandError(USAGE);
  }
}

async function main(): Promise<void> {
  const { databaseUrl, authSecret } = loadConfig({ ...process.env, NODE_ENV: '' });
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    await migrate(database);
    await run(database, authSecret ?? developmentSecret(), process.argv.slice(2));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const known = error instanceof CommandError || error instanceof ConfigError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
