/**
 * Runs a crowd of clients until enough responses have been compared.
 *
 * @module-tag long
 */
import { paths } from '@studio/contracts/paths';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { selectByExtent } from '../harness/extent.ts';
import { type Caller, createCaller } from './harness/api-client.ts';
import { guestDetails } from './harness/checkout-browser.ts';
import { checkClassTotals } from './harness/class-state.ts';
import { getHistoryPosition, listPlacesBetween, recordPlacesHistory } from './harness/places-history.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';

/** Responses per watcher. The other clients continue until then. */
const responsesPerWatcher = selectByExtent({ all: 8, storm: 300 });
const clients = 64;
const watchers = 6;
/** London day in three days, on which the studio's timetable also has classes. */
const date = addDays(toLondonDate(new Date()), 3);

let studios: TwoStudioProcesses;
let classIds: string[] = [];

beforeAll(async () => {
  studios = await startTwoStudios();
  const at = (hour: number) => ({
    startsAt: new Date(`${date}T${hour}:10:00Z`),
    capacity: 30,
    pricePence: 0,
  });
  classIds = await Promise.all([10, 13, 16].map((hour) => createClass(studios.database, at(hour))));
  await recordPlacesHistory(studios.database);
});
afterAll(() => studios?.close());

interface Watched {
  answers: number;
  /** Reported numbers of places that were never true between request and response. */
  untrue: string[];
  /** Responses that differ from the previous one. */
  news: number;
}

type LoadPlaces = (caller: Caller) => Promise<Map<string, number>>;

/** Requests the places left by class. */
const loadPlaces: LoadPlaces = async (caller) => {
  const { body } = await caller.call(paths.availability, { date });
  const slots = body.slots as { classId: string; capacityLeft: number }[];
  return new Map(slots.map(({ classId, capacityLeft }) => [classId, capacityLeft]));
};

/** Requests repeatedly, and compares each response with what was true during the request. */
async function watch(load: LoadPlaces, number: number): Promise<Watched> {
  const caller = createCaller(pickProcess(studios, number).url);
  const watched: Watched = { answers: 0, untrue: [], news: 0 };
  let before = '';
  while (watched.answers < responsesPerWatcher) {
    const from = await getHistoryPosition(studios.database, classIds);
    const reported = await load(caller);
    const to = await getHistoryPosition(studios.database, classIds);
    for (const classId of classIds) {
      const free = reported.get(classId) ?? -1;
      const span = [from.get(classId) ?? 0, to.get(classId) ?? 0] as const;
      const possible = await listPlacesBetween(studios.database, classId, span);
      if (!possible.includes(free)) watched.untrue.push(`${free}, true were ${possible}`);
    }
    const now = JSON.stringify([...reported]);
    watched.news += now === before ? 0 : 1;
    watched.answers += 1;
    before = now;
  }
  return watched;
}

/** Shared flag: true until the watchers have finished. */
interface RunFlag {
  on: boolean;
}

/** Holds, releases, books and cancels places. */
async function use(runFlag: RunFlag, number: number): Promise<void> {
  for (let step = number; runFlag.on; step += 1) {
    const caller = createCaller(pickProcess(studios, step).url);
    const classId = classIds[step % classIds.length];
    const { holdId } = (await caller.call(paths.hold, { classId, places: 1 + (step % 2) })).body;
    if (!holdId) continue;
    if (step % 3 === 0) await caller.call(paths.release, { holdId });
    else await bookAndCancel(caller, { holdId, classId, customer: guestDetails, attendees: attendees(step) });
  }
}

const attendees = (step: number) => (step % 2 ? [{ firstName: 'Ines', lastName: 'Duarte' }] : []);

async function bookAndCancel(caller: Caller, input: object): Promise<void> {
  const { body } = await caller.call(paths.book, { ...input, paymentMethod: 'ENTITLEMENT' });
  const { bookingId } = body.booking as { bookingId: string };
  await caller.call(paths.cancel, { bookingId });
}

/**
 * Changes the capacity of one class, and cancels and restores the first class of the day, until the watchers have
 * finished.
 */
async function change(runFlag: RunFlag): Promise<void> {
  const { database } = studios;
  for (let step = 0; runFlag.on; step += 1) {
    await database.run(changed.room, [classIds[0], step % 2 ? 30 : 31]);
    await database.run(changed.first, [date, step % 2 ? 'SCHEDULED' : 'CANCELLED']);
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
}

const changed = {
  room: { name: 'test_room', text: 'UPDATE classes SET capacity = greatest(taken, $2::int) WHERE id = $1' },
  first: {
    name: 'test_first',
    text: `UPDATE classes SET status = $2 WHERE id = (SELECT id FROM classes WHERE local_date = $1::date AND branch_id = '11-miles-st'
      AND series_id IS NOT NULL ORDER BY starts_at, id LIMIT 1)`,
  },
};

/** Runs clients, changes and watchers concurrently; returns what the watchers observed. */
async function rush(): Promise<Watched> {
  const runFlag = { on: true };
  const each = <Result>(count: number, work: (number: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, number) => work(number)));
  const busy = Promise.all([each(clients, (number) => use(runFlag, number)), change(runFlag)]);
  const seen = await each(watchers, (number) => watch(loadPlaces, number)).finally(() => {
    runFlag.on = false;
  });
  await busy;
  return {
    answers: seen.reduce((sum, { answers }) => sum + answers, 0),
    untrue: seen.flatMap(({ untrue }) => untrue),
    news: seen.reduce((sum, { news }) => sum + news, 0),
  };
}

describe('places left, while 64 clients hold, release, book and cancel at two processes', () => {
  it('are in every response a value that was true during the request', async () => {
    const { untrue, news } = await rush();
    expect(untrue).toEqual([]);
    // Control: the places really changed.
    expect(news).toBeGreaterThan(watchers);
    for (const classId of classIds)
      expect((await checkClassTotals(studios.database, classId)).addsUp).toBe(true);
  });

  it('control: a response from before a hold is detected', async () => {
    const caller = createCaller(studios.processes[0].url);
    const old = await loadPlaces(caller);
    expect((await caller.call(paths.hold, { classId: classIds[1], places: 1 })).status).toBe(200);
    expect((await watch(async () => old, 0)).untrue).toHaveLength(responsesPerWatcher);
  });
});
