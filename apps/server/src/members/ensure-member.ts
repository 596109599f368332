import type { PoolUser } from '../integrations/identity/port.ts';
import { invalidTokenError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { assertAccountOpen } from './closed-accounts.ts';
import { findMember, insertMemberIfNew, type MemberRow } from './store.ts';

/**
 * Gives a member what was booked with their verified address as a guest. Every context that keeps bookings does its
 * part; doing it again changes nothing more.
 */
export type LinkGuestBookings = (
  tx: QueryExecutor,
  member: { userId: string; email: string },
) => Promise<void>;

/**
 * The member behind a token. At their first call the profile is made from what the user pool has verified, and what
 * they booked as a guest joins it. Refuses with `forbidden` when the pool has closed the account.
 */
export async function ensureMember(
  services: Services,
  userId: string,
  join: LinkGuestBookings,
): Promise<MemberRow> {
  const { database, clock } = services;
  const known = await findMember(database, userId);
  if (known) return known;
  await assertAccountOpen(database, userId);
  // Before the transaction: the pool is asked over the network.
  const member = toMemberRow(await loadOpenAccount(services, userId), userId, clock.now());
  return database.transaction(async (tx) => {
    await insertMemberIfNew(tx, member);
    await assertAccountOpen(tx, userId);
    const { email } = member;
    if (email) await join(tx, { userId, email });
    return (await findMember(tx, userId)) ?? member;
  });
}

/** What the pool knows of somebody now. Refuses when it knows nobody, or has closed the account. */
export async function loadOpenAccount({ identity }: Services, userId: string): Promise<PoolUser> {
  const account = await identity.user(userId);
  if (!account?.enabled) throw invalidTokenError('This account is closed.');
  return account;
}

/** A profile made of the pool's claims alone. */
export function toMemberRow(account: PoolUser, userId: string, now: Date): MemberRow {
  const { firstName, lastName, title, phone } = account;
  const email = getVerifiedEmail(account);
  return { userId, email, firstName, lastName, title, phone, createdAt: now, updatedAt: now };
}

/** An address counts once its owner has proven it. */
export function getVerifiedEmail({ email, emailVerified }: PoolUser): string | null {
  return emailVerified && email ? email : null;
}
