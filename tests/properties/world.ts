import { makeClass } from '../harness/made-class.ts';
import type { Reply, TestStudio, Visitor } from '../harness/studio.ts';
import type { Sequence } from './sequence.ts';
import type { TurningPoints } from './turning-points.ts';

/** A browser, and what it remembers; the latest first. */
export interface Browser {
  visitor: Visitor;
  holds: string[];
  payments: { intentId: string; classId: string }[];
  bookings: string[];
}

/** One sequence's part of the studio: classes and browsers of its own. */
export interface World {
  studio: TestStudio;
  points: TurningPoints;
  sweeper: boolean;
  classIds: string[];
  browsers: Browser[];
  /** Number of the newest event of the provider's that has been taken out of its queue, at first and now. */
  firstEvent: number;
  lastEvent: number;
  /** Events that were lost on the way; the provider sends them again later. */
  lost: ProviderEvent[];
  /** What must not have been answered. */
  faults: string[];
  /** What excuses a failed answer: nothing, a provider that is away, a process that died. */
  trouble: 'none' | 'outage' | 'death';
  /** Whether the provider has lost all its events for good, so that the sweeper alone has to settle things. */
  silent: boolean;
  /** Whether the process is started again at the end, which settles what was left, with the sweeper off, too. */
  restarts: boolean;
}

export interface ProviderEvent {
  id: string;
  data: object;
}

const threeDays = 72 * 3_600_000;

/** Makes the classes, three days from now, and three browsers. */
export async function openWorld(
  studio: TestStudio,
  points: TurningPoints,
  { classes, sweeper }: Sequence,
): Promise<World> {
  const startsAt = new Date(studio.time.now.getTime() + threeDays);
  const classIds: string[] = [];
  for (const { capacity, pence: pricePence } of classes)
    classIds.push(await makeClass(studio.database, { startsAt, capacity, pricePence }));
  const newest = 'SELECT coalesce(max(seq), 0)::int AS seq FROM sandbox.stripe_object';
  const [row] = await studio.sandbox.query<{ seq: number }>(newest);
  const firstEvent = row?.seq ?? 0;
  const browsers = [1, 2, 3].map(() => ({
    visitor: studio.visitor(),
    holds: [],
    payments: [],
    bookings: [],
  }));
  return {
    ...{ studio, points, sweeper, classIds, browsers, firstEvent, lastEvent: firstEvent },
    ...{ lost: [], faults: [], trouble: 'none', restarts: false, silent: false },
  };
}

/** A call of a browser. A failure of the server's that nothing excuses is noted as a fault. */
export async function callAs(
  world: World,
  { visitor }: Browser,
  path: string,
  body: object,
): Promise<Reply | null> {
  const reply = await visitor.call(path, body);
  noteAnswer(world, path, reply.status, reply.body.message);
  return reply.status === 200 ? reply : null;
}

/** Notes a 5xx as a fault, unless the process died, or the provider is away and the answer says so (503). */
export function noteAnswer(world: World, path: string, status: number, message: string): void {
  const excused = world.trouble === 'death' || (world.trouble === 'outage' && status === 503);
  if (status >= 500 && !excused) world.faults.push(`${path} was answered with ${status}: ${message}`);
}

/** Chooses by remainder; undefined when there is nothing. */
export function chosen<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(1, items.length)];
}
