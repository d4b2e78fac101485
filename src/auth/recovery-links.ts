import { randomBytes } from 'node:crypto';
import { addresses } from '../business/addresses.ts';
import type { AdministratorAuth } from './administrator-auth.ts';

/** An invitation waits longer than a recovery: whoever is invited did not ask for it. */
const INVITATION_SECONDS = 24 * 60 * 60;

/** The token stands behind `#`, which no server, log or referrer ever sees. */
export function passwordLink(siteUrl: string, token: string): string {
  return `${siteUrl}${addresses.admin.newPassword}#${token}`;
}

/** The library's own name for what a link for a new password stands for. */
function identifierOf(token: string): string {
  return `reset-password:${token}`;
}

/** A link with which the account's owner chooses a password; the library takes it once, as its own recovery links. */
export async function createPasswordLink(auth: AdministratorAuth, siteUrl: string, userId: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(now.getTime() + INVITATION_SECONDS * 1000),
  });
  return passwordLink(siteUrl, token);
}

/** The id of the account that a link is for; null where there is no such link. */
export async function findLinkOwner(auth: AdministratorAuth, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  return (await internalAdapter.findVerificationValue(identifierOf(token)))?.value ?? null;
}

/** Takes back a link that is not sent. */
export async function withdrawPasswordLink(auth: AdministratorAuth, token: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteVerificationByIdentifier(identifierOf(token));
}

export function recoveryLetter(siteUrl: string, token: string): { readonly subject: string; readonly text: string } {
  return {
    subject: 'Nova senha do painel',
    text: `Recebemos um pedido de nova senha para este e-mail.\n\nPara escolher a senha, abra este link em até 30 minutos. Ele funciona uma única vez:\n${passwordLink(siteUrl, token)}\n\nSe você não fez o pedido, ignore esta mensagem: nada muda.\n`,
  };
}

export function invitationLetter(link: string, inviter: string): { readonly subject: string; readonly text: string } {
  return {
    subject: 'Convite para o painel do site',
    text: `${inviter} deu a você acesso ao painel do site.\n\nPara escolher sua senha, abra este link em até 24 horas. Ele funciona uma única vez:\n${link}\n`,
  };
}
