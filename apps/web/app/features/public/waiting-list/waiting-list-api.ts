import { paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import type {
  ClaimWaitingOfferResponse,
  WaitingEntriesResponse,
  WaitingEntry,
} from '@studio/contracts/waiting-list';
import { browserApi } from '../../../lib/api/browser-api.ts';

export type FullClass = Pick<ClassSlot, 'classId' | 'className' | 'start' | 'dateStart' | 'activityType'>;

export interface JoinWaitingListInput {
  classIds: readonly string[];
  customer: { firstName: string; lastName: string; email: string };
  autoUntil: string | null;
  cardId?: string;
}

/**
 * Entry id and the key of its signed link. Without the key, only the browser or member that joined may read
 * the entry.
 */
export interface WaitingListEntryLink {
  entryId: string;
  key: string | undefined;
}

export async function joinWaitingList(fields: JoinWaitingListInput): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingEntriesResponse>(paths.waitingJoin, fields)).entries;
}

/** Returns the member's waiting and offered entries, by start. */
export async function listWaitingListEntries(): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingEntriesResponse>(paths.waitingList, {})).entries;
}

/** Returns the entry first, then the alternatives in its group. */
export async function loadWaitingListEntries(entry: WaitingListEntryLink): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingEntriesResponse>(paths.waitingGet, entry)).entries;
}

/**
 * Confirms the entry, its alternatives, and all other entries that were made in this browser with the same email
 * address. The key is that of the emailed link.
 */
export async function confirmWaitingListEntries(entry: WaitingListEntryLink): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingEntriesResponse>(paths.waitingConfirm, entry)).entries;
}

export async function leaveWaitingList(entry: WaitingListEntryLink): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingEntriesResponse>(paths.waitingLeave, entry)).entries;
}

/** Converts the offered place into this browser's hold, for checkout. */
export async function claimOfferedPlace(entry: WaitingListEntryLink): Promise<ClaimWaitingOfferResponse> {
  return browserApi().call<ClaimWaitingOfferResponse>(paths.waitingClaim, entry);
}
