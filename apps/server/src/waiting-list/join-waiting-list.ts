import { rankEntitlements } from '@studio/domain/entitlements/rank-entitlements';
import { isCardValidAt } from '@studio/domain/memberships/saved-cards';
import { v7 as uuidv7 } from 'uuid';
import { toAcceptedClassDetails } from '../bookings/holds/accepted-class.ts';
import { assertSiteOpen } from '../catalogue/assert-site-open.ts';
import { takeSessions } from '../entitlements/session-ledger.ts';
import { type EntitlementRow, listEntitlements } from '../entitlements/store.ts';
import type { OrderDetails } from '../payments/order-details.ts';
import { listProviderCards } from '../payments/payment-customer.ts';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/audit.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import { type Caller, toEmailRequester } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { type ClassRow, findClass } from '../timetable/store.ts';
import { hasPersonCancelledIn } from './cancellation-exclusion.ts';
import { confirmMemberEntries } from './confirm-entries.ts';
import { getEntryPersonKey } from './entry-access.ts';
import { checkJoinLimits, lockWaitingPerson } from './join-limits.ts';
import { updateWaitingListPriority } from './next-in-queue.ts';
import { getProvenMailboxHash, hasProvenIdentity } from './proven-identity.ts';
import { type EntryWithHold, findEntriesOfGroup, listOpenEntries } from './store.ts';
import { waitingEntries } from './tables.ts';

/** Input of `joinWaitingList`. The person gets a place in one of the classes. */
export interface JoinWaitingListInput {
  branchId: string;
  classIds: readonly string[];
  customer: OrderDetails['customer'];
  /** Time until which an offered place is booked automatically; null means that the person is always asked. */
  autoUntil: Date | null;
  /** Entitlement of which a session is reserved. By default the server chooses one that covers the classes. */
  entitlementId: string | undefined;
  /** Saved card that may be charged for a place. */
  cardId: string | undefined;
  caller: Caller;
}

/**
 * Joins the waiting lists of full classes as one entry group. Returns the existing entries if the person already waits
 * for all of them. Reserves one session of a member's covering entitlement. Throws AppError not_found, class_begun,
 * places_left, waiting_closed, waiting_limit, not_covered, entitlement_used_up.
 */
export async function joinWaitingList(
  services: Services,
  input: JoinWaitingListInput,
): Promise<EntryWithHold[]> {
  await assertSiteOpen(services.database, input.branchId, 'waiting_closed');
  const person = getEntryPersonKey(input.caller);
  const requestedIds = [...new Set(input.classIds)];
  const open = await listOpenEntries(services.database, input.branchId, person);
  const existing = await confirmOwnEntries(
    services,
    input,
    open.filter(({ entry }) => requestedIds.includes(entry.classId)),
  );
  const newClassIds = requestedIds.filter((id) => !existing.some(({ entry }) => entry.classId === id));
  if (newClassIds.length === 0) return [...existing];
  const classes = await loadFullClasses(services, input, newClassIds);
  await checkPerson(services, input, newClassIds);
  const credit = await selectCredit(services, input, classes);
  const cardId = credit ? null : await checkSavedCard(services, input, classes);
  if (input.autoUntil && !credit && !cardId) throw new AppError('not_covered');
  const made = await insertEntries(services, input, { person, classes, credit, cardId });
  if (made) return [...existing, ...made];
  // A concurrent request of the same person joined first.
  const now = await listOpenEntries(services.database, input.branchId, person);
  return now.filter(({ entry }) => requestedIds.includes(entry.classId));
}

/**
 * Confirms entries that the member joined as a guest with their own email address, when they join again while logged
 * in.
 */
async function confirmOwnEntries(
  services: Services,
  { branchId, caller }: JoinWaitingListInput,
  entries: readonly EntryWithHold[],
): Promise<readonly EntryWithHold[]> {
  const open = entries.filter(({ entry }) => entry.confirmedAt === null);
  if (!caller.principal || open.length === 0) return entries;
  await confirmMemberEntries(
    services,
    { branchId, memberId: caller.principal.userId },
    open.map(({ entry }) => entry),
  );
  const now = services.clock.now();
  return entries.map((one) => ({
    ...one,
    entry: { ...one.entry, confirmedAt: one.entry.confirmedAt ?? now },
  }));
}

async function loadFullClasses(
  { database, clock }: Services,
  { branchId }: JoinWaitingListInput,
  classIds: readonly string[],
): Promise<ClassRow[]> {
  const now = clock.now();
  const classes: ClassRow[] = [];
  for (const classId of classIds) {
    const klass = await findClass(database, branchId, classId, now);
    if (klass?.status !== 'SCHEDULED' || !klass.listed) throw new AppError('not_found');
    if (klass.startsAt <= now) throw new AppError('class_begun');
    if (klass.capacityLeft > 0) throw new AppError('places_left');
    classes.push(klass);
  }
  // All code writes waiting list entries in the order of their class ids, so that concurrent requests don't deadlock.
  return classes.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Throws AppError waiting_closed for people who cancelled a booking of one of the classes (handbook: waiting-list 8).
 */
async function checkPerson(
  { database }: Services,
  { branchId, caller }: JoinWaitingListInput,
  classIds: readonly string[],
): Promise<void> {
  const { clientId, principal } = caller;
  if (
    await hasPersonCancelledIn(database, branchId, classIds, {
      principalId: principal?.userId ?? null,
      clientId,
    })
  )
    throw new AppError('waiting_closed');
}

/**
 * Returns the entitlement that covers all the classes: the one that the caller named, or else the server's choice. Null
 * if none does. Throws AppError not_covered if the named one doesn't.
 */
async function selectCredit(
  { database }: Services,
  { branchId, caller, entitlementId }: JoinWaitingListInput,
  classes: readonly ClassRow[],
): Promise<EntitlementRow | null> {
  if (!caller.principal) {
    if (entitlementId) throw new AppError('not_covered');
    return null;
  }
  const all = await listEntitlements(database, branchId, caller.principal.userId);
  const ranked = classes.map((klass) => rankEntitlements(all, klass, 1).usable);
  const usable = (ranked[0] ?? []).filter((credit) =>
    ranked.every((ofClass) => ofClass.some(({ id }) => id === credit.id)),
  );
  if (!entitlementId) return usable[0] ?? null;
  const named = usable.find(({ id }) => id === entitlementId);
  if (!named) throw new AppError('not_covered');
  return named;
}

/**
 * Returns the id of the saved card that the caller named; null if they named none. Calls the provider. Throws AppError
 * not_found if the member hasn't saved the card, and not_covered if it expires before one of the classes.
 */
async function checkSavedCard(
  services: Services,
  { cardId, caller }: JoinWaitingListInput,
  classes: readonly ClassRow[],
): Promise<string | null> {
  if (!cardId) return null;
  const savedCards = caller.principal && (await listProviderCards(services, caller.principal.userId));
  const card = savedCards?.cards.find(({ id }) => id === cardId);
  if (!card) throw new AppError('not_found', 'This card is no longer saved. Choose another card.');
  if (!classes.every(({ startsAt }) => isCardValidAt(card, startsAt)))
    throw new AppError('not_covered', 'This card expires before the class. Choose another card.');
  return cardId;
}

/** Inserts the entries. Returns null if the person already waits for one of the classes. */
async function insertEntries(
  services: Services,
  { branchId, caller, customer, autoUntil }: JoinWaitingListInput,
  found: {
    person: string;
    classes: readonly ClassRow[];
    credit: EntitlementRow | null;
    cardId: string | null;
  },
): Promise<EntryWithHold[] | null> {
  const { database, clock, config } = services;
  const { person, classes, credit, cardId } = found;
  const { clientId, addressHash, principal } = caller;
  const requestId = uuidv7();
  const typed = { branchId, email: customer.email, caller };
  const mailbox = await getProvenMailboxHash(services, typed);
  const isProven = mailbox !== null || (await hasProvenIdentity(services, typed));
  return database.transaction(async (tx) => {
    const now = clock.now();
    await lockWaitingPerson(tx, branchId, { person, addressHash, mailbox });
    const open = await listOpenEntries(tx, branchId, person);
    const classIds = classes.map(({ id }) => id);
    if (open.some(({ entry }) => classIds.includes(entry.classId))) return null;
    const joiner = { branchId, person, mailbox, addressHash, classIds, open: open.length };
    await checkJoinLimits(tx, config.limits, joiner);
    const principalId = principal?.userId ?? null;
    const waiterValues = { clientId, addressHash, principalId, person, mailbox, ...customer };
    const terms = { autoUntil, entitlementId: credit?.id ?? null, cardId, joinedAt: now };
    await tx.orm.insert(waitingEntries).values(
      classes.map((klass) => ({
        branchId,
        id: uuidv7(),
        requestId,
        classId: klass.id,
        seen: { ...toAcceptedClassDetails(klass), pricePence: klass.pricePence },
        ...waiterValues,
        ...terms,
        confirmedAt: isProven ? now : null,
      })),
    );
    if (isProven) for (const klass of classes) await updateWaitingListPriority(tx, services, klass);
    if (credit) {
      const actor: Actor = principal ? `member:${principal.userId}` : 'client';
      const movement = { branchId, entitlementId: credit.id, subjectId: requestId, sessions: 1, actor };
      await takeSessions(tx, 'RESERVED', movement, now);
    }
    await enqueueEmail(
      tx,
      { branchId, kind: 'waiting-joined', subject: { requestId } },
      now,
      toEmailRequester(caller),
    );
    return findEntriesOfGroup(tx, branchId, requestId);
  });
}
