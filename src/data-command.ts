import { createInterface } from 'node:readline/promises';
import { basename } from 'node:path';
import { openBucket } from './backup/bucket.ts';
import { fetchCopy } from './backup/copies-elsewhere.ts';
import { CopyNotSent, NOT_SENT_EXIT_CODE } from './backup/copy-not-sent.ts';
import { CommandError, MANIFEST } from './backup/manifest.ts';
import { moveToPostgres } from './backup/move-to-postgres.ts';
import { checkBackup, restoreBackup } from './backup/restore-backup.ts';
import { isInUse } from './backup/running-server.ts';
import { sendNewest } from './backup/send-newest.ts';
import { fingerprintOf, takeBackup } from './backup/take-backup.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { StartFailure } from './database/start-failure.ts';
import { responseStorePath } from './response-store-path.ts';

/** What an administrator of the machine does with the data: a copy of them, a copy put back, the move to PostgreSQL. */

const USAGE = `Uso:
  npm run backup [-- PASTA]                 copia tudo, com o servidor no ar, para PASTA (ou BACKUP_DIR, ou data/backups)
  npm run restore -- CÓPIA [--yes]          põe a cópia no lugar do banco, com o servidor parado; o que havia fica ao lado;
                                            s3:NOME busca antes a cópia em BACKUP_S3_URL
  npm run move -- postgres://… [--yes]      leva tudo do SQLite para um PostgreSQL vazio, com o servidor parado`;

const ELSEWHERE = 's3:';

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Call {
  readonly config: Config;
  readonly argument: string | undefined;
  /** Whether the question was answered beforehand. */
  readonly isSure: boolean;
}

function answersOf(databaseUrl: string): string {
  const path = responseStorePath(databaseUrl);
  if (path === null) throw new CommandError('Um banco na memória não pode ser copiado: informe DATABASE_URL.');
  return path;
}

function total(rows: Readonly<Record<string, number>>): string {
  const sum = Object.values(rows).reduce((one, other) => one + other, 0);
  return `${sum} linhas em ${Object.keys(rows).length} tabelas`;
}

async function requireYes({ isSure }: Call, question: string): Promise<void> {
  if (isSure) return;
  if (!process.stdin.isTTY) throw new CommandError(`${question} Confirme com --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`${question} Digite sim para continuar: `);
  terminal.close();
  if (typed.trim().toLowerCase() !== 'sim') throw new CommandError('Nada foi mudado.');
}

async function backup({ config, argument }: Call): Promise<void> {
  const { databaseUrl, authSecret, backup: settings, photosDirectory: photosFolder } = config;
  answersOf(databaseUrl);
  const into = argument ?? settings.folder;
  const keep = argument === undefined && settings.everyHours !== null ? settings.keep : null;
  const kept = settings.bucket === null ? keep : null;
  const options = { databaseUrl, into, now: new Date(), authSecret, keep: kept, photosFolder };
  const { folder, manifest } = await takeBackup(options);
  say(`Cópia pronta e conferida: ${folder}`);
  say(`${total(manifest.rows)}; ${manifest.files.length} outros arquivos.`);
  if (manifest.auth_secret.kept === 'environment')
    say('AUTH_SECRET não está na cópia: guarde-o à parte; sem ele, os segundos fatores não podem ser lidos.');
  if (settings.bucket !== null) await send({ config, into, keep });
}

/** Sends the newest copy once more, where the store could not be reached after it was made. */
async function sendAgain({ config }: Call): Promise<void> {
  const { folder: into, everyHours, keep } = config.backup;
  await send({ config, into, keep: everyHours === null ? null : keep });
}

interface Sending {
  readonly config: Config;
  readonly into: string;
  readonly keep: number | null;
}

async function send({ config, into, keep }: Sending): Promise<void> {
  if (config.backup.bucket === null) throw new CommandError('BACKUP_S3_URL não diz para onde enviar as cópias.');
  const bucket = openBucket(config.backup.bucket);
  say(`Cópia enviada para ${bucket.url}/${await sendNewest(bucket, into, keep)}`);
}

/** The folder of the copy that was named; one that is elsewhere is brought here first. */
async function folderNamed(argument: string, { backup: settings }: Config): Promise<string> {
  const ends = new RegExp(`/(${MANIFEST}|site\\.sqlite|site\\.dump)$`);
  if (!argument.startsWith(ELSEWHERE)) return argument.replace(/\/+$/, '').replace(ends, '');
  if (settings.bucket === null) throw new CommandError('BACKUP_S3_URL não diz onde estão as cópias.');
  return fetchCopy(openBucket(settings.bucket), settings.folder, argument.slice(ELSEWHERE.length));
}

async function restore(call: Call): Promise<void> {
  const { databaseUrl, authSecret, photosDirectory: photosFolder } = call.config;
  if (call.argument === undefined) throw new CommandError(USAGE);
  const folder = await folderNamed(call.argument, call.config);
  const { taken_at, rows, auth_secret } = await checkBackup(folder, databaseUrl);
  await requireYes(call, `A cópia de ${taken_at} (${total(rows)}) toma o lugar do banco.`);
  const answers = answersOf(databaseUrl);
  const restored = await restoreBackup({ folder, databaseUrl, answers, now: new Date(), photosFolder });
  say(`Cópia ${basename(folder)} restaurada e conferida: ${total(restored.rows)}.`);
  for (const aside of restored.aside) say(`O que havia ficou em ${aside}`);
  if (fingerprintOf(authSecret) !== auth_secret.fingerprint)
    say('ATENÇÃO: o AUTH_SECRET de agora não é o da cópia; sem ele, os segundos fatores não podem ser lidos.');
}

async function move(call: Call): Promise<void> {
  const { config, argument: to } = call;
  if (to === undefined || !/^postgres(ql)?:\/\//.test(to)) throw new CommandError(USAGE);
  if (!config.databaseUrl.startsWith('file:')) throw new CommandError('DATABASE_URL já é de um PostgreSQL.');
  if (await isInUse(config.databaseUrl, answersOf(config.databaseUrl)))
    throw new CommandError('O banco está em uso: pare o servidor (e o que mais o tiver aberto) antes da mudança.');
  await requireYes(call, 'Tudo o que está no SQLite vai para o PostgreSQL.');
  const sums = await moveToPostgres({
    file: config.databaseUrl.slice('file:'.length),
    to,
    onTable: (table, { rows, hash }) => say(`${table}\t${rows} linhas\t${hash}`),
  });
  say(`Tudo chegou igual: ${total(Object.fromEntries(Object.entries(sums).map(([name, { rows }]) => [name, rows])))}.`);
  say(
    'Agora ponha o endereço do PostgreSQL em DATABASE_URL e inicie o servidor. O arquivo SQLite continua onde estava.',
  );
}

const COMMANDS: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  backup,
  send: sendAgain,
  restore,
  move,
};

async function main(): Promise<void> {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const unknown = rest.filter((one) => one.startsWith('-') && one !== '--yes');
  const [argument, ...more] = rest.filter((one) => !one.startsWith('-'));
  if (!command || unknown.length + more.length > 0) throw new CommandError(USAGE);
  await command({ config: loadConfig({ ...process.env, NODE_ENV: '' }), argument, isSure: rest.includes('--yes') });
}

main().catch((error: unknown) => {
  const known = error instanceof CommandError || error instanceof ConfigError || error instanceof StartFailure;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = error instanceof CopyNotSent ? NOT_SENT_EXIT_CODE : 1;
});
