import type { UserUpsertInput } from '@studio/contracts/members';
import type { Services } from '../platform/services.ts';
import { assertAccountOpen } from './closed-accounts.ts';
import { getVerifiedEmail, type LinkGuestRecords, loadOpenAccount, toMemberRow } from './ensure-member.ts';
import { type MemberRow, upsertMember } from './store.ts';

/**
 * Saves a member's own profile (handbook: accounts 4). Uses the email address that the user pool has verified, never
 * the one in the request. Links guest bookings made with this email address.
 */
export async function saveProfile(
  services: Services,
  input: UserUpsertInput,
  linkGuestRecords: LinkGuestRecords,
): Promise<void> {
  const { database, clock } = services;
  const { userId } = input;
  const account = await loadOpenAccount(services, userId);
  const now = clock.now();
  const email = getVerifiedEmail(account);
  await database.transaction(async (tx) => {
    const named = { ...changes(input), ...(email ? { email } : {}), updatedAt: now };
    await upsertMember(tx, toMemberRow(account, userId, now), named);
    await assertAccountOpen(tx, userId);
    if (email) await linkGuestRecords(tx, { userId, email });
  });
}

type Profile = Pick<MemberRow, 'firstName' | 'lastName' | 'title' | 'phone'>;

/** Returns the changed fields. Title and phone can be cleared, names can't. */
function changes({ firstName, lastName, title, phone }: UserUpsertInput): Partial<Profile> {
  return {
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(typeof title === 'string' ? { title: title || null } : {}),
    ...(typeof phone === 'string' ? { phone: phone || null } : {}),
  };
}
