import type { GetAccountDataResponse } from '@studio/contracts/account-export-and-deletion';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { bedRequests } from '../beds/tables.ts';
import { bookings } from '../bookings/tables.ts';
import { listClientClassMessages } from '../class-messages/list-client-messages.ts';
import { listMemberConversations } from '../conversations/list-member-conversations.ts';
import { listOptedOutKinds } from '../email-preferences/store.ts';
import { entitlementMovements, entitlements } from '../entitlements/tables.ts';
import { listFirstVisits } from '../first-visit/list-first-visits.ts';
import { giftCards } from '../gift-cards/tables.ts';
import { listMemberInvitations } from '../invitations/list-member-invitations.ts';
import { findMember } from '../members/store.ts';
import { membershipMonths, memberships } from '../memberships/tables.ts';
import { listImportedVisits } from '../people/imported-visits.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { Services } from '../platform/services.ts';
import { purchases } from '../purchases/tables.ts';
import { listMemberReviews } from '../reviews/list-member-reviews.ts';
import { tours } from '../tours/tables.ts';
import { waitingEntries } from '../waiting-list/tables.ts';

type Data = GetAccountDataResponse['data'];

/** Returns a member's data export, without secrets and internal fields such as keyed hashes. */
export async function exportAccountData(
  { database, clock, keys }: Services,
  { branchId, memberId }: { branchId: string; memberId: string },
): Promise<Data> {
  const { orm } = database;
  const member = await findMember(database, memberId);
  const reader = { branchId, personHash: hashPerson(keys, member?.email ?? '') };
  const credits = await orm.select().from(entitlements).where(eq(entitlements.memberId, memberId));
  const creditIds = credits.map(({ id }) => id);
  const movements =
    creditIds.length === 0
      ? []
      : await orm
          .select()
          .from(entitlementMovements)
          .where(inArray(entitlementMovements.entitlementId, creditIds));
  const { waivers, healthAnswers } = await listFirstVisits(database, { ...reader, memberId });
  return {
    writtenAt: clock.now().toISOString(),
    profile: member ? plain(member) : {},
    bookings: all(await orm.select().from(bookings).where(eq(bookings.principalId, memberId))),
    bedRequests: all(
      await orm
        .select(getTableColumns(bedRequests))
        .from(bedRequests)
        .innerJoin(
          bookings,
          and(eq(bookings.branchId, bedRequests.branchId), eq(bookings.id, bedRequests.bookingId)),
        )
        .where(eq(bookings.principalId, memberId)),
    ),
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
    classMessages: all(await listClientClassMessages(database, branchId, memberId)),
    reviews: all(await listMemberReviews(database, memberId)),
    conversations: all(await listMemberConversations(database, memberId)),
    invitations: all(await listMemberInvitations(database, branchId, memberId)),
    earlierClasses: all(await listImportedVisits(database, branchId, memberId)),
    waivers: all(waivers),
    healthAnswers: all(healthAnswers),
    emailsTurnedOff: await listOptedOutKinds(database, reader),
  };
}

/** Columns that aren't data about the member: secrets and internal fields. */
const excludedColumns: ReadonlySet<string> = new Set([
  'clientId',
  'addressHash',
  'mailbox',
  'cancelledBy',
  'personHash',
  'codeHash',
  'requestNumber',
  'savedNumber',
  'nextSyncAt',
]);

function all(rows: readonly object[]): Record<string, unknown>[] {
  return rows.map(plain);
}

function plain(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !excludedColumns.has(name)));
}
