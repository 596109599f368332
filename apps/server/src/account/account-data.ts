import type { AccountDataAnswer } from '@studio/contracts/account-closing';
import { and, eq, inArray } from 'drizzle-orm';
import { bookings } from '../bookings/tables.ts';
import { conversationsOf } from '../conversations/conversations-of.ts';
import { entitlementMovements, entitlements } from '../entitlements/tables.ts';
import { firstVisitsOf } from '../first-visit/first-visits-of.ts';
import { giftCards } from '../gift-cards/tables.ts';
import { stoppedKinds } from '../mail-preferences/store.ts';
import { findMember } from '../members/store.ts';
import { membershipMonths, memberships } from '../memberships/tables.ts';
import { personHash } from '../platform/person-hash.ts';
import type { Services } from '../platform/services.ts';
import { purchases } from '../purchases/tables.ts';
import { reviewsOf } from '../reviews/reviews-of.ts';
import { tours } from '../tours/tables.ts';
import { waitingEntries } from '../waiting-list/tables.ts';

type Data = AccountDataAnswer['data'];

/** Everything that the studio keeps about a member, as it is stored; secrets of browsers and keyed hashes left out. */
export async function accountData(
  { database, clock, keys }: Services,
  { branchId, memberId }: { branchId: string; memberId: string },
): Promise<Data> {
  const { orm } = database;
  const member = await findMember(database, memberId);
  const reader = { branchId, personHash: personHash(keys, member?.email ?? '') };
  const credits = await orm.select().from(entitlements).where(eq(entitlements.memberId, memberId));
  const creditIds = credits.map(({ id }) => id);
  const movements =
    creditIds.length === 0
      ? []
      : await orm
          .select()
          .from(entitlementMovements)
          .where(inArray(entitlementMovements.entitlementId, creditIds));
  const { waivers, healthAnswers } = await firstVisitsOf(database, { ...reader, memberId });
  return {
    writtenAt: clock.now().toISOString(),
    profile: member ? plain(member) : {},
    bookings: all(await orm.select().from(bookings).where(eq(bookings.principalId, memberId))),
    tours: all(await orm.select().from(tours).where(eq(tours.principalId, memberId))),
    purchases: all(await orm.select().from(purchases).where(eq(purchases.memberId, memberId))),
    giftCardsBought: all(await orm.select().from(giftCards).where(eq(giftCards.buyerId, memberId))),
    memberships: all(await orm.select().from(memberships).where(eq(memberships.memberId, memberId))),
    membershipMonths: all(
      await orm.select().from(membershipMonths).where(eq(membershipMonths.memberId, memberId)),
    ),
    credits: all(credits),
    creditMovements: all(movements),
    waitingList: all(
      await orm
        .select()
        .from(waitingEntries)
        .where(and(eq(waitingEntries.branchId, branchId), eq(waitingEntries.principalId, memberId))),
    ),
    reviews: all(await reviewsOf(database, memberId)),
    conversations: all(await conversationsOf(database, memberId)),
    waivers: all(waivers),
    healthAnswers: all(healthAnswers),
    mailsSwitchedOff: await stoppedKinds(database, reader),
  };
}

/** What is no fact about the member: secrets that prove things, and what only machines read. */
const leftOut: ReadonlySet<string> = new Set([
  'clientId',
  'addressHash',
  'mailbox',
  'cancelledBy',
  'personHash',
  'codeHash',
  'askedNumber',
  'writtenNumber',
  'lookAt',
]);

function all(rows: readonly object[]): Record<string, unknown>[] {
  return rows.map(plain);
}

function plain(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !leftOut.has(name)));
}
