import { countComing, forgetBookingsOf } from '../bookings/forget-member.ts';
import { endFeed } from '../calendar-feed/store.ts';
import { forgetAnswersOf } from '../first-visit/forget-member.ts';
import { forgetStopped } from '../mail-preferences/store.ts';
import { forgetProfile } from '../members/forget-member.ts';
import { findMember } from '../members/store.ts';
import { endMemberships } from '../memberships/end-memberships.ts';
import { forgetPayerOf } from '../payments/forget-member.ts';
import { personHash } from '../platform/person-hash.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { forgetCodesOf } from '../promotions/forget-member.ts';
import { forgetBuyerOf } from '../purchases/forget-member.ts';
import { stopPurchasesOf } from '../purchases/stop-purchases-of.ts';
import { forgetToursOf } from '../tours/forget-member.ts';
import { forgetWaitingOf } from '../waiting-list/forget-member.ts';
import { openEntries } from '../waiting-list/store.ts';

/**
 * Closes a member's account at the studio: ends their memberships, then erases what names them, all or nothing. Asked
 * again it changes nothing more. Refuses with not_changeable while something is still to come, so that nobody loses a
 * place by surprise, and with payment_unavailable.
 */
export async function deleteAccount(
  services: Services,
  { branchId, memberId }: { branchId: string; memberId: string },
): Promise<void> {
  const { database, clock, keys } = services;
  const coming = await countComing(database, branchId, memberId, clock.now());
  if (coming > 0) {
    const classes = coming === 1 ? 'a class' : `${coming} classes`;
    throw new Refused(
      'not_changeable',
      `You have ${classes} still to come. Cancel or give up your place first.`,
    );
  }
  const waiting = await openEntries(database, branchId, memberId);
  if (waiting.length > 0)
    throw new Refused('not_changeable', 'Leave the waiting lists that you are on first.');
  // Before anything is erased: the provider is asked over the network, and may not answer.
  await endMemberships(services, memberId);
  await stopPurchasesOf(services, memberId);
  await database.transaction(async (tx) => {
    const email = (await findMember(tx, memberId))?.email;
    const hash = email ? personHash(keys, email) : null;
    await forgetBookingsOf(tx, memberId);
    await forgetToursOf(tx, memberId);
    await forgetPayerOf(tx, memberId);
    await forgetBuyerOf(tx, memberId);
    await forgetCodesOf(tx, memberId);
    await forgetWaitingOf(tx, memberId);
    await forgetAnswersOf(tx, { memberId, personHash: hash });
    await endFeed(tx, memberId);
    if (hash) await forgetStopped(tx, { branchId, personHash: hash });
    await forgetProfile(tx, memberId);
  });
}
