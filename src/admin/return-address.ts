import { addresses } from '../business/addresses.ts';
import { RETURN_PARAMETER } from '../business/browser-keys.ts';

const { panel, generator, massCreator, administrators, security, audit } = addresses.admin;
const screens: readonly string[] = [panel, generator, massCreator, administrators, security, audit];

/** The editor of one page, whose id is a UUID. */
const editorScreen = new RegExp(`^${addresses.admin.page('[0-9a-f-]{36}')}$`);

function isScreen(address: string): boolean {
  return screens.includes(address) || editorScreen.test(address);
}

/** Where to go after signing in: the administrators' screen named by `?volta=`, or the panel. No other address is ever followed. */
export function returnAddress(wanted: string | null): string {
  return wanted !== null && isScreen(wanted) ? wanted : addresses.admin.panel;
}

export function loginAddress(from: string): string {
  return isScreen(from) && from !== addresses.admin.panel
    ? `${addresses.admin.login}?${RETURN_PARAMETER}=${encodeURIComponent(from)}`
    : addresses.admin.login;
}
