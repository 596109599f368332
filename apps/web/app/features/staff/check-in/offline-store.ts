import type { AttendanceMark, GetCheckInTodayResponse } from '@studio/contracts/staff-check-in';
import { type IDBPDatabase, openDB } from 'idb';
import { clearCheckInCache, getCheckInStoreName } from '../../../lib/storage/clear-check-in-cache.ts';

/**
 * Opens the IndexedDB database for the attendees of one day. The queue of unsent marks is in another database.
 */
const day = (date: string) => openStore(getCheckInStoreName(date), 'day');
const marks = () => openStore('check-in-marks', 'queue');

/** Stores the names of today's attendees for offline use. Deletes other days (handbook: check-in 8). */
export async function saveDayOffline(response: GetCheckInTodayResponse): Promise<void> {
  await clearCheckInCache(response.date);
  await within(day(response.date), (store) => store.put('day', response, 'now'));
}

/** Returns the last stored attendees of the day; null if none are stored. Deletes other days. */
export async function readOfflineDay(date: string): Promise<GetCheckInTodayResponse | null> {
  await clearCheckInCache(date);
  return (await within(day(date), (store) => store.get('day', 'now'))) ?? null;
}

/** Returns the queued marks in the order they were made. They contain no names. */
export async function listQueuedCheckIns(): Promise<AttendanceMark[]> {
  const all: AttendanceMark[] = await within(marks(), (store) => store.getAll('queue'));
  return all.sort((a, b) => a.recordedAt.localeCompare(b.recordedAt));
}

export async function queueCheckIn(mark: AttendanceMark): Promise<void> {
  await within(marks(), (store) => store.put('queue', mark, mark.id));
}

/** Removes marks from the queue. Called once the server has received them. */
export async function removeQueuedCheckIns(ids: readonly string[]): Promise<void> {
  await within(marks(), async (store) => {
    const change = store.transaction('queue', 'readwrite');
    await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
  });
}

function openStore(name: string, store: string): Promise<IDBPDatabase> {
  return openDB(name, 1, { upgrade: (database) => void database.createObjectStore(store) });
}

/**
 * Opens a database for one operation and closes it again, because another tab may delete the database at any
 * time.
 */
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
