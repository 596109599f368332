import type { AttendanceMark, GetCheckInTodayResponse, RosterRow } from '@studio/contracts/staff-check-in';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { checkInApi } from './check-in-api.ts';
import { checkInQueries, updateCachedBooking } from './check-in-queries.ts';

const now = '2026-11-20T18:00:00.000Z';
const entry = {
  bookingId: 'b',
  displayCode: 'M5DK81TC',
  name: 'Priya Shah',
  status: 'CONFIRMED' as const,
  checkedInAt: null,
  bed: 'Bed 4',
};
const row: RosterRow = {
  ...entry,
  guestOf: null,
  paidWith: 'Drop-in',
  sessionsLeft: null,
  duePence: 0,
  firstVisit: false,
  milestone: null,
  lateCancellations: 0,
  healthFormDue: false,
  hasNote: false,
  personId: null,
};
const klass = {
  classId: 'c',
  title: 'Dynamic Reformer Pilates',
  studio: 'Studio 1',
  instructor: 'Noor Haddad',
  capacity: 10,
  start: now,
  end: '2026-11-20T18:55:00.000Z',
};
const today: GetCheckInTodayResponse = {
  ok: true,
  date: '2026-11-20',
  classId: 'c',
  classes: [{ ...klass, names: [entry] }],
};
const checkIn: AttendanceMark = { id: 'm', bookingId: 'b', kind: 'CHECKED_IN', recordedAt: now };
const offline = new ApiError('Network error', 'server_error', 0, null);

let queue: AttendanceMark[] = [];
const listQueued = () => queue;
let client: QueryClient;

/** Loads both lists again, and returns when the attendee was checked in according to each. */
async function load(): Promise<unknown[]> {
  const { day } = await client.fetchQuery(checkInQueries.today(listQueued));
  const roster = await client.fetchQuery(checkInQueries.roster('c', listQueued));
  return [
    day?.classes[0]?.names[0]?.checkedInAt,
    typeof roster === 'object' ? roster.rows[0]?.checkedInAt : roster,
  ];
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date(now));
  vi.spyOn(checkInApi, 'now').mockResolvedValue(today);
  vi.spyOn(checkInApi, 'roster').mockResolvedValue({ ok: true, class: klass, rows: [row] });
  queue = [];
  client = new QueryClient();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('check-in lists', () => {
  it('apply the marks of this device to responses that don’t contain them', async () => {
    expect(await load()).toEqual([null, null]);
    queue = [checkIn];
    expect(await load()).toEqual([now, now]);
    queue = [];
    expect(await load()).toEqual([null, null]);
  });

  it('show a mark at once, and keep it while they can’t be refetched', async () => {
    await load();
    const before = updateCachedBooking(client, 'b', (shown) => ({ ...shown, checkedInAt: now }));
    expect(before).toEqual({ status: 'CONFIRMED', checkedInAt: null });
    expect(updateCachedBooking(client, 'another', (shown) => shown)).toBeUndefined();
    vi.mocked(checkInApi.now).mockRejectedValue(offline);
    vi.mocked(checkInApi.roster).mockRejectedValue(offline);
    expect(await load()).toEqual([now, now]);
  });

  it('say why nothing is shown, and drop the day after midnight', async () => {
    vi.mocked(checkInApi.roster).mockRejectedValueOnce(new ApiError('', 'not_found', 404, null));
    expect(await load()).toEqual([null, 'none']);
    vi.mocked(checkInApi.now).mockRejectedValue(offline);
    vi.mocked(checkInApi.roster).mockRejectedValue(offline);
    expect(await load()).toEqual([null, 'away']);
    vi.setSystemTime(new Date('2026-11-21T00:01:00.000Z'));
    const { day, failure } = await client.fetchQuery(checkInQueries.today(listQueued));
    expect(day).toBeNull();
    expect(failure).toBe('You’re offline, and this device has no roster saved for today.');
  });
});
