import { joinGuestBookings as joinBookings, joinBookingsOf } from './bookings/join-member.ts';
import { joinSessions } from './entitlements/join-member.ts';
import type { JoinGuestBookings } from './members/meet-member.ts';
import { joinPerson } from './people/join-member.ts';
import { waitForMerges } from './people/merging-lock.ts';
import { mailboxHolder } from './people/offer-holders.ts';
import { namesOf, standIn } from './people/person-keys.ts';
import type { Services } from './platform/services.ts';
import { joinPurchases } from './purchases/join-member.ts';
import { rememberOffers } from './purchases/remember-offers.ts';
import { joinGuestTours } from './tours/join-member.ts';
import { joinGuestEntries } from './waiting-list/join-member.ts';

/** Every context that keeps bookings gives a member those they made as a guest. */
export function joinGuestBookings({ config, clock, keys }: Services): JoinGuestBookings {
  return async (tx, member) => {
    const now = clock.now();
    await waitForMerges(tx, config.branchId);
    await joinBookings(tx, config.branchId, member, now);
    await joinGuestTours(tx, config.branchId, member, now);
    await joinGuestEntries(tx, config.branchId, member);
    const were = await joinPerson(tx, config.branchId, member, now);
    for (const personId of were) {
      await joinSessions(tx, config.branchId, standIn(personId), member.userId);
      await joinPurchases(tx, config.branchId, standIn(personId), member.userId);
      await joinBookingsOf(tx, config.branchId, standIn(personId), member.userId);
    }
    // An address that is changed, or joins, counts from now on.
    const owners = await namesOf(tx, config.branchId, member.userId);
    const holder = mailboxHolder(keys, member.email);
    await rememberOffers(tx, { branchId: config.branchId, owners, holder });
  };
}
