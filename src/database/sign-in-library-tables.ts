import type { ColumnType } from 'kysely';

/** better-auth's own: text on SQLite, an instant on PostgreSQL. Written as a Date on both. */
type LibraryInstant = ColumnType<string | Date, Date, Date>;

type PanelRole = 'owner' | 'copywriter';

export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | 0 | 1;
  createdAt: LibraryInstant;
  updatedAt: LibraryInstant;
  role: string | null;
  banned: boolean | 0 | 1 | null;
  mustChangePassword: boolean | 0 | 1;
  /** Ours: what the administrator may do. The library's own `role` is the same of all. */
  panelRole: ColumnType<PanelRole, PanelRole | undefined, PanelRole>;
  twoFactorEnabled: boolean | 0 | 1 | null;
}

export interface SessionTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: LibraryInstant;
  createdAt: LibraryInstant;
  ipAddress: string | null;
  userAgent: string | null;
}

export interface AccountTable {
  id: string;
  accountId: string;
  createdAt: LibraryInstant;
  updatedAt: LibraryInstant;
  userId: string;
  /** 'credential' for a password, 'google'. */
  providerId: string;
  password: string | null;
}

export interface TwoFactorTable {
  id: string;
  userId: string;
  /** Encrypted by the library. */
  secret: string;
  backupCodes: string;
  failedVerificationCount: number | null;
  /** After too many wrong codes none is looked at before this. */
  lockedUntil: ColumnType<string | Date | null, Date | null, Date | null>;
}

/** What the library waits for: sign-ins whose code is still to be typed, by the account's id, and replies of Google's. */
export interface VerificationTable {
  id: string;
  /** Hashed. */
  identifier: string;
  value: string;
  expiresAt: LibraryInstant;
  createdAt: LibraryInstant;
  updatedAt: LibraryInstant;
}

/** Calls of the library counted by path and address. */
export interface RateLimitTable {
  key: string;
  /** Milliseconds since 1970. */
  lastRequest: number;
}
