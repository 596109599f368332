import type { UserUpsert } from '@studio/contracts/members';
import type { Services } from '../platform/services.ts';
import { refuseClosed } from './closed-members.ts';
import { type JoinGuestBookings, memberFrom, openAccount, verifiedEmail } from './meet-member.ts';
import { type MemberRow, writeMember } from './store.ts';

/**
 * Writes a member's own profile. The address is the one that the user pool has verified by now, never the one that was
 * sent; what was booked with it as a guest joins the account (handbook: accounts 4).
 */
export async function saveProfile(
  services: Services,
  wish: UserUpsert,
  join: JoinGuestBookings,
): Promise<void> {
  const { database, clock } = services;
  const { userId } = wish;
  const account = await openAccount(services, userId);
  const now = clock.now();
  const email = verifiedEmail(account);
  await database.transaction(async (tx) => {
    const named = { ...changes(wish), ...(email ? { email } : {}), updatedAt: now };
    await writeMember(tx, memberFrom(account, userId, now), named);
    await refuseClosed(tx, userId);
    if (email) await join(tx, { userId, email });
  });
}

type Profile = Pick<MemberRow, 'firstName' | 'lastName' | 'title' | 'phone'>;

/** What the wish changes: a name cannot be taken out, title and phone can. */
function changes({ firstName, lastName, title, phone }: UserUpsert): Partial<Profile> {
  return {
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(typeof title === 'string' ? { title: title || null } : {}),
    ...(typeof phone === 'string' ? { phone: phone || null } : {}),
  };
}
