import { join } from 'node:path';
import type { App } from './app.tsx';
import { backupInProcess } from './backup/backup-process.ts';
import { type BackupSchedule, createBackupSchedule } from './backup/backup-schedule.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { Log } from './log.ts';
import { formatDayAndTime } from './text/dates.ts';

interface WorkBesideVisits {
  start(): void;
  /** Each gives back what it holds. */
  stop(): Promise<void>;
}

/** Jobs, actions, drafts at their moment, copies: what a process does while nobody asks. */
export function workBesideVisits(
  app: App,
  config: Config,
  database: Database,
  clientDirectory: string | null,
  log: Log,
): WorkBesideVisits {
  const { worker, actionWorker, listKeeper, slotRecovery, ownWordsKeeper, deletedJobs, draftPublisher, announcer } =
    app;
  const backups = backupsOf(app, config, database, clientDirectory, log);
  const all = [
    worker,
    actionWorker,
    listKeeper,
    slotRecovery,
    ownWordsKeeper,
    deletedJobs,
    draftPublisher,
    ...(announcer ? [announcer] : []),
    ...(backups ? [backups] : []),
  ];
  return {
    start: () => all.forEach((work) => work.start()),
    async stop() {
      for (const work of all) await work.stop();
    },
  };
}

/** @param clientDirectory beside which the commands of the same build are; null in development, which makes no copies. */
function backupsOf(
  { alerts }: App,
  { backup: { everyHours } }: Config,
  { db }: Database,
  clientDirectory: string | null,
  log: Log,
): BackupSchedule | null {
  if (everyHours === null || clientDirectory === null) return null;
  const bundle = join(clientDirectory, '../server/data-command.js');
  return createBackupSchedule({
    db,
    clock: () => new Date(),
    everyHours,
    backup: (stopping) => backupInProcess(bundle, 'backup', stopping),
    send: (stopping) => backupInProcess(bundle, 'send', stopping),
    onStillUnsent: (error) => log.error('Cópia de segurança ainda não enviada', error),
    onDone: () => log.info('Cópia de segurança feita'),
    onOld: (at) => alerts.raise('backup_old', `de ${formatDayAndTime(at)}`),
    onError(error) {
      log.error('Cópia de segurança falhou', error);
      alerts.raise('backup_failed', 'a cópia automática do servidor');
    },
  });
}
