import type { UserGroup } from '@studio/domain/people/groups';

/** A user of the pool. Missing details are null. */
export interface PoolUser {
  /** User id: `sub` of their tokens. */
  sub: string;
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** 'Ms', 'Dr', 'Other' … */
  title: string | null;
  /** '+447700900123' */
  phone: string | null;
  /** STAFF, TRAINER, ADMIN. Members are in none. */
  groups: readonly string[];
  /** false: the account is disabled, and its tokens are no longer valid. */
  enabled: boolean;
  /** They haven't logged in yet and have only the password of their invitation. */
  invited: boolean;
}

/** The pool couldn't be reached or doesn't accept our credentials. A retry is safe. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}

/** Outcome of an invitation: a new account, another email, a replaced unconfirmed account, or an existing account. */
export type InvitationResult = 'invited' | 'invited-again' | 'replaced' | 'joined';

/** The existing account can't join the team in its current state. */
export class InvitationError extends Error {
  override readonly name = 'InvitationError';
}

/**
 * Administers the user pool. Every call uses the network, so never call it inside a database transaction.
 * Throws `IdentityUnavailableError`.
 */
export interface IdentityPort {
  /** Returns the user with this `sub`, or null. */
  user(sub: string): Promise<PoolUser | null>;
  /** Returns all members of STAFF, TRAINER and ADMIN, ordered by email address. */
  team(): Promise<PoolUser[]>;
  /** Adds a person to the team, and emails an invitation if they need one. Throws `InvitationError`. */
  invite(email: string, group: UserGroup): Promise<InvitationResult>;
  /**
   * Returns the current groups of the token's owner, whatever the token claims. Verify the token first.
   * Returns null when the token's login has ended, or its account is disabled or deleted.
   */
  currentGroups(accessToken: string, sub: string): Promise<readonly string[] | null>;
  /** Sets a user's groups to exactly these. Groups that aren't ours stay. Does nothing for an unknown `sub`. */
  setGroups(sub: string, groups: readonly UserGroup[]): Promise<void>;
}
