/** A person as the user pool knows them. What they have not told is null. */
export interface PoolUser {
  /** Their id: `sub` of their tokens. */
  sub: string;
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** 'Ms', 'Dr', 'Other' … */
  title: string | null;
  /** '+447700900123' */
  phone: string | null;
  /** STAFF, TRAINER, ADMIN; members are in none. */
  groups: readonly string[];
  /** false: the account is closed for now, and its tokens count no more. */
  enabled: boolean;
}

/** The pool could not be reached, or does not take our signature; asking again later is safe. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
}

/**
 * The door to the user pool, with the rights of its administrator. Every call goes over the network and so never
 * happens inside a database transaction. Throws `IdentityUnavailable`.
 */
export interface IdentityPort {
  /** Who has this `sub`; null when nobody has. */
  user(sub: string): Promise<PoolUser | null>;
}
