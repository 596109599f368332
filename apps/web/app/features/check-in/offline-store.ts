import type { AttendanceMark, CheckInTodayResponse } from '@studio/contracts/staff-check-in';
import { type IDBPDatabase, openDB } from 'idb';
import { checkInStoreName, clearCheckInCache } from '../../lib/clear-check-in-cache.ts';

/** What a device keeps: the names of one day in a store of that day, and marks that have not been sent. */
const day = (date: string) => openStore(checkInStoreName(date), 'day');
const marks = () => openStore('door-marks', 'queue');

/** Keeps who is expected today, names alone, for the time without a connection; other days are forgotten. */
export async function saveDayOffline(answer: CheckInTodayResponse): Promise<void> {
  await clearCheckInCache(answer.date);
  await within(day(answer.date), (store) => store.put('day', answer, 'now'));
}

/** Who is expected today, as it was known last; null when this device was not at the door today. */
export async function readOfflineDay(date: string): Promise<CheckInTodayResponse | null> {
  await clearCheckInCache(date);
  return (await within(day(date), (store) => store.get('day', 'now'))) ?? null;
}

/** Marks that have to be sent, in the order in which they were made. No name is in them. */
export async function listQueuedCheckIns(): Promise<AttendanceMark[]> {
  const all: AttendanceMark[] = await within(marks(), (store) => store.getAll('queue'));
  return all.sort((a, b) => a.recordedAt.localeCompare(b.recordedAt));
}

export async function queueCheckIn(mark: AttendanceMark): Promise<void> {
  await within(marks(), (store) => store.put('queue', mark, mark.id));
}

/** They have arrived. */
export async function removeQueuedCheckIns(ids: readonly string[]): Promise<void> {
  await within(marks(), async (store) => {
    const change = store.transaction('queue', 'readwrite');
    await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
  });
}

function openStore(name: string, store: string): Promise<IDBPDatabase> {
  return openDB(name, 1, { upgrade: (database) => void database.createObjectStore(store) });
}

/** Opened for one thing and closed again: another tab may delete it at any time. */
async function within<Result>(
  opening: Promise<IDBPDatabase>,
  work: (database: IDBPDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
