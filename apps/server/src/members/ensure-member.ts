import type { PoolUser } from '../integrations/identity/port.ts';
import { invalidTokenError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { assertAccountOpen } from './closed-accounts.ts';
import { findMember, insertMemberIfNew, type MemberRow } from './store.ts';

/**
 * Callback that links everything booked as a guest with a member's verified email address to their account. Idempotent.
 */
export type LinkGuestRecords = (
  tx: QueryExecutor,
  member: { userId: string; email: string },
) => Promise<void>;

/**
 * Returns the member behind a token. Their first request creates the profile from the user pool's verified data and
 * links their guest bookings. Throws AppError when the account is closed.
 */
export async function ensureMember(
  services: Services,
  userId: string,
  linkGuestRecords: LinkGuestRecords,
): Promise<MemberRow> {
  const { database, clock } = services;
  const existing = await findMember(database, userId);
  if (existing) return existing;
  await assertAccountOpen(database, userId);
  // Runs before the transaction, because the user pool is called over the network.
  const member = toMemberRow(await loadOpenAccount(services, userId), userId, clock.now());
  return database.transaction(async (tx) => {
    await insertMemberIfNew(tx, member);
    await assertAccountOpen(tx, userId);
    const { email } = member;
    if (email) await linkGuestRecords(tx, { userId, email });
    return (await findMember(tx, userId)) ?? member;
  });
}

/** Loads an account from the user pool. Throws AppError when the account doesn't exist or is disabled. */
export async function loadOpenAccount({ identity }: Services, userId: string): Promise<PoolUser> {
  const account = await identity.findUser(userId);
  if (!account?.enabled) throw invalidTokenError('This account is closed.');
  return account;
}

/** Returns a profile made only from the user pool's account. */
export function toMemberRow(account: PoolUser, userId: string, now: Date): MemberRow {
  const { firstName, lastName, title, phone } = account;
  const email = getVerifiedEmail(account);
  return { userId, email, firstName, lastName, title, phone, createdAt: now, updatedAt: now };
}

/** Returns the account's email address; null if its owner hasn't verified it. */
export function getVerifiedEmail({ email, emailVerified }: PoolUser): string | null {
  return emailVerified && email ? email : null;
}
