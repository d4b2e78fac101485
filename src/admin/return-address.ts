import { addresses } from '../business/addresses.ts';

const { panel, generator, massCreator, administrators, security, record } = addresses.admin;
const screens: readonly string[] = [panel, generator, massCreator, administrators, security, record];

/** Where to go after signing in: the administrators' screen named by `?volta=`, or the panel. No other address is ever followed. */
export function returnAddress(wanted: string | null): string {
  return wanted !== null && screens.includes(wanted) ? wanted : addresses.admin.panel;
}

export function loginAddress(from: string): string {
  return screens.includes(from) && from !== addresses.admin.panel
    ? `${addresses.admin.login}?volta=${encodeURIComponent(from)}`
    : addresses.admin.login;
}
