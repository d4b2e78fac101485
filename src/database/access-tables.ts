/** One row: rules for all administrators. Its row lock puts changes of the administrators one after the other. */
export interface SecuritySettingsTable {
  id: 1;
  second_factor_required: 0 | 1;
}

export interface SignInAttemptsTable {
  /** What is counted: an address, an account, or both together. */
  key: string;
  failures: number;
  blocked_until: string | null;
  updated_at: string;
}

/** Addresses from which an account has signed in. */
export interface KnownAddressesTable {
  account: string;
  address: string;
  last_used_at: string;
}

export interface UsedCodesTable {
  user_id: string;
  code: string;
  used_at: string;
}

/** The one link with which an account's owner may choose a password. */
export interface PasswordLinksTable {
  user_id: string;
  /** SHA-256, base64url. */
  token_hash: string;
  expires_at: string;
}

/** Append-only: the database itself refuses anything else. */
export interface AuditEventsTable {
  id: string;
  at: string;
  /** E-mail of the administrator, or who else acted. */
  who: string;
  action: string;
  subject: string;
  address: string | null;
  /** Who and subject folded for searching, by `searchKey`. */
  search_key: string;
}
