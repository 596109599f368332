import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { getOffersPausedUntil, isOfferedLast } from '@studio/domain/waiting-list/expired-offers';
import { getPosition, type WaitingStatus } from '@studio/domain/waiting-list/next-in-queue';
import type { Services } from '../platform/services.ts';
import { findClass } from '../timetable/store.ts';
import { toClassSlot } from '../timetable/to-class-slot.ts';
import { buildEntryLink } from './entry-access.ts';
import { type EntryWithHold, findEntriesOfGroup, listQueue, loadExpiredOfferSummary } from './store.ts';
import type { EntryRow } from './tables.ts';

/**
 * Returns the current status of an entry. The hold determines the status of an offer, even before its outcome is saved.
 */
export function getEntryStatus({ entry, hold }: EntryWithHold, now: Date): WaitingStatus {
  if (entry.status !== 'OFFERED') return entry.status;
  if (hold?.status === 'CONSUMED') return 'BOOKED';
  if (hold?.status === 'RELEASED') return 'LEFT';
  return hold?.status === 'LIVE' && now < hold.expiresAt ? 'OFFERED' : 'EXPIRED';
}

/**
 * Returns the DTO of an entry, followed by the DTOs of the other entries in its group. `mayConfirm` means that the
 * caller has proven that the entries are theirs.
 */
export async function toEntryGroupDtos(
  services: Services,
  { entry }: EntryWithHold,
  mayConfirm: boolean,
): Promise<WaitingEntry[]> {
  const requestEntries = await findEntriesOfGroup(services.database, entry.branchId, entry.requestId);
  const first = requestEntries.filter((found) => found.entry.id === entry.id);
  const others = requestEntries.filter((found) => found.entry.id !== entry.id);
  return toWaitingEntryDtos(services, [...first, ...others], mayConfirm);
}

/** Returns the DTOs of entries, in their order. Omits entries whose class doesn't exist any more. */
export async function toWaitingEntryDtos(
  services: Services,
  entries: readonly EntryWithHold[],
  mayConfirm = false,
): Promise<WaitingEntry[]> {
  const dtos: WaitingEntry[] = [];
  for (const found of entries) {
    const entry = await toWaitingEntryDto(services, found, mayConfirm);
    if (entry) dtos.push(entry);
  }
  return dtos;
}

function getPaymentSource({ entitlementId, cardId }: EntryRow): WaitingEntry['payWith'] {
  if (entitlementId) return 'credit';
  return cardId ? 'card' : 'ask';
}

/** Returns the position of a waiting entry; 1 for an entry that has just been offered a place. */
async function loadPosition({ database, clock }: Services, entry: EntryRow): Promise<number> {
  const queue = await listQueue(database, entry, clock.now());
  const own = queue.find(({ id }) => id === entry.id);
  return own ? getPosition(queue, own) : 1;
}

/**
 * Returns the expired offers of an entry's person; null if there are none, or if the person hasn't proven their
 * identity.
 */
async function loadExpiredOffers(
  { database, clock }: Services,
  entry: EntryRow,
): Promise<WaitingEntry['expiredOffers']> {
  if (!entry.confirmedAt) return null;
  const now = clock.now();
  const expiredOffers = await loadExpiredOfferSummary(database, entry, now);
  if (expiredOffers.count === 0) return null;
  const until = getOffersPausedUntil(expiredOffers, now);
  return {
    count: expiredOffers.count,
    offeredLast: isOfferedLast(expiredOffers),
    pausedUntil: until?.toISOString() ?? null,
  };
}

async function toWaitingEntryDto(
  services: Services,
  found: EntryWithHold,
  mayConfirm: boolean,
): Promise<WaitingEntry | null> {
  const { database, clock, keys } = services;
  const { entry, hold } = found;
  const now = clock.now();
  const klass = await findClass(database, entry.branchId, entry.classId, now);
  if (!klass) return null;
  const status = getEntryStatus(found, now);
  const requestEntries = await findEntriesOfGroup(database, entry.branchId, entry.requestId);
  return {
    entryId: entry.id,
    status,
    confirmed: entry.confirmedAt !== null,
    confirmable: mayConfirm && status === 'WAITING' && !entry.confirmedAt,
    position: status === 'WAITING' ? await loadPosition(services, entry) : null,
    class: toClassSlot(klass),
    anyOf: requestEntries.map((other) => other.entry.classId),
    autoUntil: entry.autoUntil?.toISOString() ?? null,
    payWith: getPaymentSource(entry),
    offer: status === 'OFFERED' && hold ? { until: hold.expiresAt.toISOString(), holdId: hold.id } : null,
    expiredOffers: await loadExpiredOffers(services, entry),
    joinedAt: entry.joinedAt.toISOString(),
    link: buildEntryLink(keys, entry.id),
  };
}
