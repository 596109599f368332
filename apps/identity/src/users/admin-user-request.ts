import { z } from 'zod';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { requirePool } from '../protocol/require-pool.ts';
import { toAttributeDtos } from './attributes.ts';
import { lockUser } from './lock-user.ts';
import { toMfaSettingsDto } from './second-factors.ts';
import { findUser, type User } from './users.ts';

/** Schema that names an account to the administrator, by its email address or `sub`. */
export const adminUserRequestSchema = z.object({
  UserPoolId: z.string(),
  Username: z.string().min(1).max(128),
});

/**
 * Runs `work` in a transaction that locks the named account.
 * @throws UserNotFoundException, ResourceNotFoundException for another user pool
 */
export async function withRequestedUser<Result>(
  pool: Pool,
  { UserPoolId, Username }: z.output<typeof adminUserRequestSchema>,
  work: (tx: QueryExecutor, user: User) => Promise<Result>,
): Promise<Result> {
  requirePool(pool, UserPoolId);
  return pool.database.transaction(async (tx) => {
    const found = await findUser(tx, Username);
    if (!found) throw new IdentityError('UserNotFoundException');
    return work(tx, await lockUser(tx, found.sub));
  });
}

/** Returns the named account without a lock. @throws UserNotFoundException, ResourceNotFoundException */
export async function readRequestedUser(
  pool: Pool,
  { UserPoolId, Username }: z.output<typeof adminUserRequestSchema>,
): Promise<User> {
  requirePool(pool, UserPoolId);
  const user = await findUser(pool.database, Username);
  if (!user) throw new IdentityError('UserNotFoundException');
  return user;
}

/** Returns the account's status for the administrator. Times are in epoch seconds. */
function toStatusDto(user: User) {
  return {
    Username: user.sub,
    UserCreateDate: user.createdAt.getTime() / 1000,
    UserLastModifiedDate: user.changedAt.getTime() / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}

/** Returns an account in AdminGetUser's format. */
export const toUserDto = (user: User) => ({
  ...toStatusDto(user),
  UserAttributes: toAttributeDtos(user),
  ...toMfaSettingsDto(user),
});

/**
 * Returns an account in a list, for which the protocol uses another name for attributes.
 * @param only names of the requested attributes
 */
export function toUserListDto(user: User, only?: readonly string[]) {
  const all = toAttributeDtos(user);
  return { ...toStatusDto(user), Attributes: only ? all.filter(({ Name }) => only.includes(Name)) : all };
}
