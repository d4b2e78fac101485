import { addresses } from './addresses.ts';

const SECRET_BELOW = addresses.customerWords('');

/** A path as the log shows it: the token of a customer's link is a secret. */
export function pathForLog(path: string): string {
  return path.startsWith(SECRET_BELOW) ? addresses.customerWords('…') : path;
}
