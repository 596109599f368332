import { z } from 'zod';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { requirePool } from '../protocol/require-pool.ts';
import { toAttributeDtos } from './attributes.ts';
import { lockUser } from './lock-user.ts';
import { toMfaSettingsDto } from './second-factors.ts';
import { findUser, type User } from './users.ts';

/** How the administrator names an account: by its address or its `sub`. */
export const adminUserRequest = z.object({ UserPoolId: z.string(), Username: z.string().min(1).max(128) });

/**
 * Runs in a transaction with the account that a request names, locked to its end.
 * @throws UserNotFoundException, ResourceNotFoundException for another pool
 */
export async function withRequestedUser<Result>(
  pool: Pool,
  { UserPoolId, Username }: z.output<typeof adminUserRequest>,
  work: (tx: QueryExecutor, user: User) => Promise<Result>,
): Promise<Result> {
  requirePool(pool, UserPoolId);
  return pool.database.transaction(async (tx) => {
    const found = await findUser(tx, Username);
    if (!found) throw new IdentityError('UserNotFoundException');
    return work(tx, await lockUser(tx, found.sub));
  });
}

/** The account that a request names, to be looked at. @throws UserNotFoundException, ResourceNotFoundException */
export async function readRequestedUser(
  pool: Pool,
  { UserPoolId, Username }: z.output<typeof adminUserRequest>,
): Promise<User> {
  requirePool(pool, UserPoolId);
  const user = await findUser(pool.database, Username);
  if (!user) throw new IdentityError('UserNotFoundException');
  return user;
}

/** What the administrator is told of an account besides its attributes; times are epoch seconds. */
function standing(user: User) {
  return {
    Username: user.sub,
    UserCreateDate: user.createdAt.getTime() / 1000,
    UserLastModifiedDate: user.changedAt.getTime() / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}

/** An account asked for alone. */
export const toUserDto = (user: User) => ({
  ...standing(user),
  UserAttributes: toAttributeDtos(user),
  ...toMfaSettingsDto(user),
});

/** An account in a list; the protocol calls its attributes otherwise there. `only`: those that were asked for. */
export function toUserListDto(user: User, only?: readonly string[]) {
  const all = toAttributeDtos(user);
  return { ...standing(user), Attributes: only ? all.filter(({ Name }) => only.includes(Name)) : all };
}
