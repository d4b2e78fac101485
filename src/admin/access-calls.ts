import { parseResponse } from 'hono/client';
import { client } from './call-client.ts';
import type { Invitation } from '../auth/invitation-routes.ts';
import type { Role } from '../business/roles.ts';
import type { ListedAdministrator } from '../auth/administrators-list.ts';

// The calls about who may enter. Each throws an ApiFailure whose message may be shown.

export type AdministratorAct = 'suspend' | 'readmit' | 'remove' | 'end-sessions';

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
