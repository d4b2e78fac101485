import { addresses } from '../business/addresses.ts';

const screens: readonly string[] = [addresses.admin.panel, addresses.admin.generator, addresses.admin.massCreator];

/** Where to go after signing in: the administrators' screen named by `?volta=`, or the panel. No other address is ever followed. */
export function returnAddress(wanted: string | null): string {
  return wanted !== null && screens.includes(wanted) ? wanted : addresses.admin.panel;
}

export function loginAddress(from: string): string {
  return screens.includes(from) && from !== addresses.admin.panel
    ? `${addresses.admin.login}?volta=${encodeURIComponent(from)}`
    : addresses.admin.login;
}
