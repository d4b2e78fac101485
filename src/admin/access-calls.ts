import { parseResponse } from 'hono/client';
import { client } from './call-client.ts';
import type { AuditList } from '../audit/audit-events-store.ts';
import type { AuditAction } from '../audit/audit-event.ts';
import type { Account } from '../auth/account-routes.ts';
import type { Invitation } from '../auth/invitation-routes.ts';
import type { Role } from '../business/roles.ts';
import type { ListedAdministrator } from '../auth/administrators-list.ts';
import type { SignInMethods } from '../auth/sign-in-methods.ts';

// The calls of the screens about who may enter. Each throws an ApiFailure whose message may be shown.

export type AdministratorAct = 'suspend' | 'readmit' | 'remove' | 'end-sessions';

export interface AuditScreenFilter {
  readonly action: AuditAction | '';
  readonly q: string;
  readonly from: string;
  readonly to: string;
}

export function listAdministrators(): Promise<{
  readonly items: readonly ListedAdministrator[];
  readonly you: string;
}> {
  return parseResponse(client.administrators.$get());
}

export function inviteAdministrator(email: string, role: Role, password: string): Promise<Invitation> {
  return parseResponse(client.administrators.$post({ json: { email, role, password } }));
}

/** Makes a new link, which takes the place of one that was lost or is over. */
export function renewInvitation(id: string): Promise<Invitation> {
  return parseResponse(client.administrators[':id'].invite.$post({ param: { id }, json: {} }));
}

export async function giveRole(id: string, role: Role, password: string): Promise<void> {
  await client.administrators[':id'].role.$put({ param: { id }, json: { role, password } });
}

export async function actOnAdministrator(act: AdministratorAct, id: string, password: string): Promise<void> {
  await client.administrators[':id'][act].$post({ param: { id }, json: { password } });
}

export async function requireSecondFactor(required: boolean, password: string): Promise<void> {
  await client.security.$put({ json: { second_factor_required: required, password } });
}

export function readAccount(): Promise<Account> {
  return parseResponse(client.account.$get());
}

export async function endSession(id: string): Promise<void> {
  await client.account.sessions[':id'].$delete({ param: { id } });
}

export async function endSessions(which: 'others' | 'all'): Promise<void> {
  await client.account.sessions.end.$post({ json: { which } });
}

export async function unlinkMethod(method: keyof SignInMethods, password: string): Promise<void> {
  await client.account.methods[':method'].unlink.$post({ param: { method }, json: { password } });
}

export async function disableSecondFactor(password: string, code: string): Promise<void> {
  await client.account['second-factor'].disable.$post({ json: { password, code } });
}

/** @returns the new ones; those before them are worth nothing any more. */
export async function renewRecoveryCodes(password: string, code: string): Promise<readonly string[]> {
  return (await parseResponse(client.account['recovery-codes'].$post({ json: { password, code } }))).codes;
}

export async function createPassword(newPassword: string): Promise<void> {
  await client.account.password.$post({ json: { new_password: newPassword } });
}

export function listAuditLines({ action, q, from, to }: AuditScreenFilter, cursor: string | null): Promise<AuditList> {
  const query = {
    ...(action !== '' && { action }),
    ...(q !== '' && { q }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(cursor !== null && { cursor }),
  };
  return parseResponse(client.record.$get({ query }));
}
