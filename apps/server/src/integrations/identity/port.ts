import type { UserGroup } from '@studio/domain/people/groups';

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
  /** They have not come in yet: the password of their invitation is all that they have. */
  invited: boolean;
}

/** The pool could not be reached, or does not take our signature; asking again later is safe. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}

/** What became of an invitation: a new account, one more mail, one in place of somebody unproven, or the account they have. */
export type InvitationResult = 'invited' | 'invited-again' | 'replaced' | 'joined';

/** The account that is there must not become one of the team's as it stands. */
export class InvitationError extends Error {
  override readonly name = 'InvitationError';
}

/**
 * The door to the user pool, with the rights of its administrator. Every call goes over the network and so never
 * happens inside a database transaction. Throws `IdentityUnavailableError`.
 */
export interface IdentityPort {
  /** Who has this `sub`; null when nobody has. */
  user(sub: string): Promise<PoolUser | null>;
  /** Everybody in STAFF, TRAINER or ADMIN, by address. */
  team(): Promise<PoolUser[]>;
  /** Makes somebody one of the team, with an account of their own and an invitation by mail where they need them. Throws `InvitationError`. */
  invite(email: string, group: UserGroup): Promise<InvitationResult>;
  /**
   * Reads the groups that the owner of an access token has now, whatever the token says; null when the login that the token
   * belongs to has ended, or its account is disabled or deleted. The caller has verified the token.
   */
  currentGroups(accessToken: string, sub: string): Promise<readonly string[] | null>;
  /** Puts somebody into exactly these groups of ours; those of others stay. Nothing happens when nobody has this `sub`. */
  setGroups(sub: string, groups: readonly UserGroup[]): Promise<void>;
}
