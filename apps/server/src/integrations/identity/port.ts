import type { UserGroup } from '@studio/domain/people/groups';

/** User of the user pool. Missing details are null. */
export interface PoolUser {
  /** User id: the `sub` of the user's tokens. */
  sub: string;
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** Title, such as 'Ms', 'Dr' or 'Other'. */
  title: string | null;
  /** Phone number, such as '+447700900123'. */
  phone: string | null;
  /** Groups of the user: STAFF, TRAINER, ADMIN. Members are in none. */
  groups: readonly string[];
  /** Whether the account is enabled. Tokens of a disabled account aren't valid. */
  enabled: boolean;
  /** Whether the user hasn't logged in yet and has only the password of the invitation. */
  invited: boolean;
}

/** Error: the user pool is unavailable or doesn't accept the server's credentials. A retry is safe. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}

/**
 * Outcome of an invitation: a new account, a second invitation email, a replaced unconfirmed account, or an existing
 * account.
 */
export type InvitationResult = 'invited' | 'reinvited' | 'replaced' | 'joined';

/** Invitation of a person to the team. */
export interface TeamInvitation {
  email: string;
  group: UserGroup;
  /** Name of the inviter in the email, at most 256 characters; null if unknown. */
  inviter: string | null;
}

/** Error: the existing account can't join the team in its current state. */
export class InvitationError extends Error {
  override readonly name = 'InvitationError';
}

/**
 * Port to the user pool, with administrator rights. Every call uses the network, so never call it inside a database
 * transaction. Throws `IdentityUnavailableError`.
 */
export interface IdentityPort {
  /** Returns the user with this `sub`, or null. */
  findUser(sub: string): Promise<PoolUser | null>;
  /** Returns all members of STAFF, TRAINER and ADMIN, ordered by email address. */
  listTeam(): Promise<PoolUser[]>;
  /** Adds a person to the team, and emails an invitation if they need one. Throws `InvitationError`. */
  invite(invitation: TeamInvitation): Promise<InvitationResult>;
  /**
   * Returns the current groups of the token's owner, regardless of the groups in the token. Verify the token first.
   * Returns null when the token's login has ended, or its account is disabled or deleted.
   */
  findCurrentGroups(accessToken: string, sub: string): Promise<readonly string[] | null>;
  /**
   * Sets a user's groups to exactly these. Doesn't touch groups that the studio doesn't use. Does nothing for an
   * unknown `sub`.
   */
  setGroups(sub: string, groups: readonly UserGroup[]): Promise<void>;
}
