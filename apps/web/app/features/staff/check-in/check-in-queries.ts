import type {
  AttendanceMark,
  GetCheckInTodayResponse,
  GetRosterResponse,
  OfflineRosterEntry,
} from '@studio/contracts/staff-check-in';
import { toLondonDate } from '@studio/domain/time/london';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { checkInApi } from './check-in-api.ts';
import { applyMarks } from './check-in-rows.ts';
import { readOfflineDay } from './offline-store.ts';
import { isUnreachable } from './server-reachability.ts';

/** Today's classes. While offline, the classes that this page showed last or that this device stored. */
interface Today {
  day: GetCheckInTodayResponse | null;
  /** Error message to show if `day` is null; null after a successful request. */
  failure: string | null;
}

/**
 * Roster of a class, or the reason why there is none: no usable response of the server arrived ("away"), or the server
 * returned an error, mostly because the class doesn't exist or this user may not see its roster ("none").
 */
type ClassRoster = GetRosterResponse | 'away' | 'none';

type ListMarks = () => readonly AttendanceMark[];

const attendance = ['check-in', 'attendance'] as const;
const todayKey = [...attendance, 'today'] as const;
const rostersKey = [...attendance, 'roster'] as const;

/** Interval in ms at which check-ins of other devices are fetched. */
const everyMs = 15_000;

/**
 * Queries of the check-in page. If a refetch fails, the shown data stays. `listQueued` returns the marks that this
 * device hasn't sent yet. They are applied to every response, because the server doesn't have them.
 */
export const checkInQueries = {
  /** Key prefix of today's classes and the rosters, which contain who is checked in. */
  attendance,
  today: (listQueued: ListMarks) =>
    queryOptions({
      queryKey: todayKey,
      queryFn: ({ client }) => loadToday(client, listQueued),
      refetchInterval: everyMs,
    }),
  roster: (classId: string | null, listQueued: ListMarks) =>
    queryOptions({
      queryKey: [...rostersKey, classId],
      queryFn: classId === null ? skipToken : ({ client }) => loadRoster(client, classId, listQueued),
      refetchInterval: everyMs,
    }),
  notes: (bookingId: string) =>
    queryOptions({
      queryKey: ['check-in', 'notes', bookingId],
      queryFn: () => checkInApi.notes(bookingId),
    }),
};

/** Returns today's classes and the rosters from the query cache, for lookups while offline. */
export function getOfflineRoster(client: QueryClient) {
  const rosters = client.getQueriesData<ClassRoster>({ queryKey: rostersKey }).map(([, roster]) => roster);
  return {
    day: client.getQueryData<Today>(todayKey)?.day ?? null,
    rosters: rosters.filter((roster) => typeof roster === 'object'),
  };
}

/**
 * Refetches the day and the rosters after a change. Cancels requests in flight first, because they may have
 * started before the change.
 */
export async function refetchAttendance(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: attendance });
  await client.invalidateQueries({ queryKey: attendance });
}

export type Attendance = Pick<OfflineRosterEntry, 'status' | 'checkedInAt'>;

/**
 * Changes a booking in the cached day and rosters. Returns its previous attendance; undefined if no list
 * contains the booking.
 */
export function updateCachedBooking(
  client: QueryClient,
  bookingId: string,
  change: (entry: OfflineRosterEntry) => Attendance,
): Attendance | undefined {
  let previous: Attendance | undefined;
  const changeEntry = <Entry extends OfflineRosterEntry>(entry: Entry): Entry => {
    if (entry.bookingId !== bookingId) return entry;
    previous = { status: entry.status, checkedInAt: entry.checkedInAt };
    return { ...entry, ...change(entry) };
  };
  client.setQueryData<Today>(
    todayKey,
    (today) => today && { ...today, day: today.day && changeNames(today.day, changeEntry) },
  );
  client.setQueriesData<ClassRoster>({ queryKey: rostersKey }, (roster) =>
    typeof roster === 'object' ? { ...roster, rows: roster.rows.map(changeEntry) } : roster,
  );
  return previous;
}

async function loadToday(client: QueryClient, listQueued: ListMarks): Promise<Today> {
  const applyQueued = (day: GetCheckInTodayResponse) =>
    changeNames(day, (entry) => applyMarks(entry, listQueued()));
  try {
    return { day: applyQueued(await checkInApi.now()), failure: null };
  } catch (error) {
    const shown = client.getQueryData<Today>(todayKey)?.day ?? null;
    if (!isUnreachable(error)) return { day: shown, failure: toApiFailure(error).message };
    const today = toLondonDate(getServerTime());
    const saved = await readOfflineDay(today).catch(() => null);
    // After midnight, the page must not go on showing the classes of the day before, even offline.
    const day = shown?.date === today ? shown : saved && applyQueued(saved);
    return { day, failure: 'You’re offline, and this device has no roster saved for today.' };
  }
}

async function loadRoster(client: QueryClient, classId: string, listQueued: ListMarks): Promise<ClassRoster> {
  try {
    const roster = await checkInApi.roster(classId);
    return { ...roster, rows: roster.rows.map((row) => applyMarks(row, listQueued())) };
  } catch (error) {
    const shown = client.getQueryData<ClassRoster>([...rostersKey, classId]);
    if (typeof shown === 'object') return shown;
    return isUnreachable(error) ? 'away' : 'none';
  }
}

function changeNames(
  day: GetCheckInTodayResponse,
  change: (entry: OfflineRosterEntry) => OfflineRosterEntry,
): GetCheckInTodayResponse {
  return { ...day, classes: day.classes.map((klass) => ({ ...klass, names: klass.names.map(change) })) };
}
