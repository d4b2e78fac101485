import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { COMMAND_LINE, type AuditAction, writeAuditEvent } from './audit/audit-event.ts';
import { endSessions } from './auth/open-sessions.ts';
import { findAdministratorByEmail, insertAdministrator } from './auth/administrators-store.ts';
import { listAdministrators } from './auth/administrators-list.ts';
import { changeRole, readmitAdministrator } from './auth/administrator-access.ts';
import { setMustChangePassword, setPassword } from './auth/account-password.ts';
import { liftBlocks } from './auth/lift-blocks.ts';
import { boundedPasswordHashing } from './auth/password-hashing.ts';
import { findPasswordFault } from './auth/password-rules.ts';
import { withdrawPending } from './auth/recovery-links.ts';
import { liftLock, removeSecondFactor } from './auth/second-factor.ts';
import { setSecondFactorRequired } from './auth/security-settings.ts';
import { type Role, ROLE_WORDS, roleOfWords } from './business/roles.ts';
import { ConfigError, loadConfig } from './config.ts';
import { type Database, openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import type { Schema } from './database/schema.ts';

/** The command line for the day nobody can get in. Works beside a running server: what it changes holds there at once. */

const USAGE = `Uso: node bin/admin.mjs COMANDO [E-MAIL] [PAPEL]

  listar                    quem pode entrar, com que papel e como
  criar E-MAIL [PAPEL]      põe na lista, com uma senha nova; sem papel, como dono
  papel E-MAIL PAPEL        muda o papel: dono (tudo) ou redator (só as páginas)
  senha E-MAIL              dá uma senha nova, readmite, levanta os bloqueios e encerra as sessões
  remover-codigo E-MAIL     desliga o segundo fator da conta e levanta os bloqueios
  codigo-opcional           deixa de exigir o segundo fator de todos

A senha é lida da entrada padrão quando vem de outro comando (|); senão é criada e mostrada uma vez.`;
const GENERATED_PASSWORD_BYTES = 15;

class CommandError extends Error {}

function requireRole(words: string): Role {
  const role = roleOfWords(words);
  if (role === null) throw new CommandError('Informe o papel: dono ou redator.');
  return role;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function givenPassword(): Promise<string | null> {
  if (process.stdin.isTTY) return null;
  let text = '';
  for await (const part of process.stdin.setEncoding('utf8')) text += part;
  const [line = ''] = text.split(/\r?\n/);
  return line === '' ? null : line;
}

interface ChosenPassword {
  readonly hash: string;
  /** Shown once; null when it was given. */
  readonly generated: string | null;
}

/** Read and checked before anything is changed. */
async function choosePassword(email: string): Promise<ChosenPassword> {
  const given = await givenPassword();
  const password = given ?? randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url');
  const fault = await findPasswordFault(password, email);
  if (fault !== null) throw new CommandError(fault);
  return { hash: await boundedPasswordHashing.hash(password), generated: given === null ? password : null };
}

/** What a command works on; the e-mail and the role are those typed, or ''. */
interface Task {
  readonly db: Database['db'];
  readonly email: string;
  readonly role: string;
}

function audit(transaction: Transaction<Schema>, action: AuditAction, subject: string): Promise<void> {
  return writeAuditEvent(transaction, { who: COMMAND_LINE, action, subject, address: null, at: new Date() });
}

async function requireId({ db, email }: Task): Promise<string> {
  const found = await findAdministratorByEmail(db, email);
  if (!found) throw new CommandError(`${email || '(sem e-mail)'} não está na lista. "listar" mostra quem está.`);
  return found.id;
}

async function letIn(
  transaction: Transaction<Schema>,
  { email }: Task,
  id: string,
  { hash, generated }: ChosenPassword,
): Promise<void> {
  await setPassword(transaction, id, hash, new Date());
  await readmitAdministrator(transaction, id, new Date());
  await endSessions(transaction, id, null);
  await liftBlocks(transaction, email);
  await liftLock(transaction, id);
  await setMustChangePassword(transaction, id, generated !== null);
  await audit(transaction, 'password_reset', email);
}

function tell({ email }: Task, { generated }: ChosenPassword): void {
  say(
    generated === null
      ? `A senha de ${email} foi trocada.`
      : `Senha de ${email}: ${generated}  (o painel pede para trocá-la)`,
  );
}

async function list({ db }: Task): Promise<void> {
  const all = await listAdministrators(db, new Date());
  for (const { email, role, suspended, second_factor, methods, open_sessions } of all) {
    const ways =
      [methods.password && 'senha', methods.google && 'Google', second_factor && 'segundo fator']
        .filter(Boolean)
        .join(', ') || 'ainda sem forma de entrar';
    say(
      `${email}\t${ROLE_WORDS[role]}\t${suspended ? 'suspenso' : 'ativo'}\t${ways}\tsessões abertas: ${open_sessions}`,
    );
  }
}

async function create(task: Task): Promise<void> {
  const { db, email } = task;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new CommandError('Informe o e-mail.');
  const role = task.role === '' ? 'owner' : requireRole(task.role);
  const chosen = await choosePassword(email);
  await db.transaction().execute(async (transaction) => {
    const id = await insertAdministrator(transaction, email, role, new Date());
    if (id === null) throw new CommandError(`${email} já está na lista. "senha" dá uma senha nova.`);
    await audit(transaction, 'administrator_invited', role === 'owner' ? email : `${email}: ${ROLE_WORDS[role]}`);
    await letIn(transaction, task, id, chosen);
  });
  tell(task, chosen);
}

async function giveRole(task: Task): Promise<void> {
  const { db, email } = task;
  const id = await requireId(task);
  const role = requireRole(task.role);
  const outcome = await db.transaction().execute(async (transaction) => {
    const done = await changeRole(transaction, id, role, new Date());
    if (typeof done === 'object')
      await audit(transaction, 'administrator_role_changed', `${email}: ${ROLE_WORDS[role]}`);
    return done;
  });
  if (outcome === 'last')
    throw new CommandError(`${email} é o único dono que pode entrar. Dê antes o papel de dono a outra pessoa.`);
  say(outcome === 'same' ? `${email} já é ${ROLE_WORDS[role]}.` : `${email} agora é ${ROLE_WORDS[role]}.`);
}

async function givePassword(task: Task): Promise<void> {
  const id = await requireId(task);
  const chosen = await choosePassword(task.email);
  await task.db.transaction().execute((transaction) => letIn(transaction, task, id, chosen));
  tell(task, chosen);
}

async function removeCode(task: Task): Promise<void> {
  const { db, email } = task;
  const id = await requireId(task);
  await db.transaction().execute(async (transaction) => {
    await removeSecondFactor(transaction, id);
    await withdrawPending(transaction, id);
    await liftBlocks(transaction, email);
    await endSessions(transaction, id, null);
    await audit(transaction, 'second_factor_disabled', email);
  });
  say(`O segundo fator de ${email} foi desligado.`);
}

async function makeCodeOptional({ db }: Task): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await setSecondFactorRequired(transaction, false);
    await audit(transaction, 'second_factor_policy_changed', 'opcional');
  });
  say('O segundo fator deixou de ser exigido.');
}

const COMMANDS: Readonly<Record<string, (task: Task) => Promise<void>>> = {
  listar: list,
  criar: create,
  papel: giveRole,
  senha: givePassword,
  'remover-codigo': removeCode,
  'codigo-opcional': makeCodeOptional,
};

async function run({ db }: Database, [name = '', typed = '', role = '']: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandError(USAGE);
  await command({ db, email: typed.trim().toLowerCase(), role });
}

async function main(): Promise<void> {
  const { databaseUrl } = loadConfig({ ...process.env, NODE_ENV: '' });
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    await migrate(database);
    await run(database, process.argv.slice(2));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const known = error instanceof CommandError || error instanceof ConfigError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
