import { paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import type {
  WaitingClaimResponse,
  WaitingEntriesResponse,
  WaitingEntry,
} from '@studio/contracts/waiting-list';
import { browserApi } from '../../lib/browser-api.ts';

/** What of a class matters to whoever wants to wait for it. */
export type FullClass = Pick<ClassSlot, 'classId' | 'className' | 'start' | 'dateStart' | 'activityType'>;

/** Who waits for what, as it is sent. */
export interface JoinWaitingListInput {
  classIds: readonly string[];
  customer: { firstName: string; lastName: string; email: string };
  autoUntil: string | null;
  cardId?: string;
}

/** An entry by its signed address; without the key by this browser, or the member, that joined. */
export interface WaitingListEntryLink {
  entryId: string;
  key: string | undefined;
}

export async function joinWaitingList(fields: JoinWaitingListInput): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingEntriesResponse>(paths.waitingJoin, fields)).entries;
}

/** What the member waits for, or is being offered, by start. */
export async function listWaitingListEntries(): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingEntriesResponse>(paths.waitingList, {})).entries;
}

/** The entry first, then the others of its wish. */
export async function loadWaitingListEntry(entry: WaitingListEntryLink): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingEntriesResponse>(paths.waitingGet, entry)).entries;
}

/** Confirms the wish of the entry, and what else joined in this browser with its email address. The key is that of the emailed link. */
export async function confirmWaitingListEntry(entry: WaitingListEntryLink): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingEntriesResponse>(paths.waitingConfirm, entry)).entries;
}

export async function leaveWaitingList(entry: WaitingListEntryLink): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingEntriesResponse>(paths.waitingLeave, entry)).entries;
}

/** Makes the offered place this browser's own, to check out with. */
export async function claimOfferedPlace(entry: WaitingListEntryLink): Promise<WaitingClaimResponse> {
  return browserApi().call<WaitingClaimResponse>(paths.waitingClaim, entry);
}
