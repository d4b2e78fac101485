import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { addresses } from '../business/addresses.ts';
import type { Schema } from '../database/schema.ts';

/** How long a link for a new password works that its owner asked for. */
export const RECOVERY_SECONDS = 30 * 60;
/** An invitation waits longer than a recovery: whoever is invited did not ask for it. */
export const INVITATION_SECONDS = 24 * 60 * 60;
const TOKEN_BYTES = 24;

/** The token stands behind `#`, which no server, log or referrer ever sees. */
export function passwordLink(siteUrl: string, token: string): string {
  return `${siteUrl}${addresses.admin.newPassword}#${token}`;
}

/** A token has 192 random bits: there is nothing to be found by guessing at its hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Makes the account's link for a new password; the one before it works no more. @returns the token, kept nowhere. */
export async function issuePasswordLink(
  transaction: Transaction<Schema>,
  userId: string,
  seconds: number,
  now: Date,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const link = { token_hash: hashOf(token), expires_at: new Date(now.getTime() + seconds * 1000).toISOString() };
  await transaction
    .insertInto('password_links')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
  return token;
}

/** Whose password the link sets; null where it was used, withdrawn or is over. */
export async function findLinkOwner(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<{ readonly id: string; readonly email: string } | null> {
  const owner = await db
    .selectFrom('password_links')
    .innerJoin('user', 'user.id', 'password_links.user_id')
    .select(['user.id', 'user.email'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return owner ?? null;
}

/** Uses the link up. @returns whether it still worked: of requests made at once, one alone has it. */
export async function takePasswordLink(transaction: Transaction<Schema>, token: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('password_links')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Withdraws what could still let somebody in by what was true before: the link for a new password, and sign-ins whose code is still to
 * be typed. Belongs to every change of a password, of the ways to enter, and of who may.
 */
export async function withdrawPending(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute();
  await db.deleteFrom('verification').where('value', '=', userId).execute();
}

export function recoveryEmail(siteUrl: string, token: string): { readonly subject: string; readonly text: string } {
  return {
    subject: 'Nova senha do painel',
    text: `Recebemos um pedido de nova senha para este e-mail.\n\nPara escolher a senha, abra este link em até 30 minutos. Ele funciona uma única vez:\n${passwordLink(siteUrl, token)}\n\nSe você pediu mais de uma vez, só vale o link da última mensagem. Se você não fez o pedido, ignore esta mensagem: nada muda.\n`,
  };
}

export function invitationEmail(link: string, inviter: string): { readonly subject: string; readonly text: string } {
  return {
    subject: 'Convite para o painel do site',
    text: `${inviter} deu a você acesso ao painel do site.\n\nPara escolher sua senha, abra este link em até 24 horas. Ele funciona uma única vez:\n${link}\n\nSe você recebeu mais de um convite, só vale o link do último.\n`,
  };
}
