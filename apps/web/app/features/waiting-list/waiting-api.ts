import { paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import type { WaitingAnswer, WaitingClaimAnswer, WaitingEntry } from '@studio/contracts/waiting-list';
import { browserApi } from '../../lib/browser-api.ts';

/** What of a class matters to whoever wants to wait for it. */
export type FullClass = Pick<ClassSlot, 'classId' | 'className' | 'start' | 'dateStart' | 'activityType'>;

/** Who waits for what, as it is sent. */
export interface JoinFields {
  classIds: readonly string[];
  customer: { firstName: string; lastName: string; email: string };
  autoUntil: string | null;
  cardId?: string;
}

/** An entry by its signed address; without the key by this browser, or the member, that joined. */
export interface KeyedEntry {
  entryId: string;
  key: string | undefined;
}

export async function joinList(fields: JoinFields): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingAnswer>(paths.waitingJoin, fields)).entries;
}

/** What the member waits for, or is being offered, by start. */
export async function loadWaiting(): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingAnswer>(paths.waitingList, {})).entries;
}

/** The entry first, then the others of its wish. */
export async function loadEntry(entry: KeyedEntry): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingAnswer>(paths.waitingGet, entry)).entries;
}

/** Confirms the wish of the entry, and what else joined in this browser with its email address. The key is that of the emailed link. */
export async function confirmPlace(entry: KeyedEntry): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingAnswer>(paths.waitingConfirm, entry)).entries;
}

export async function leaveList(entry: KeyedEntry): Promise<WaitingEntry[]> {
  return (await browserApi().call<WaitingAnswer>(paths.waitingLeave, entry)).entries;
}

/** Makes the offered place this browser's own, to check out with. */
export async function claimPlace(entry: KeyedEntry): Promise<WaitingClaimAnswer> {
  return browserApi().call<WaitingClaimAnswer>(paths.waitingClaim, entry);
}
