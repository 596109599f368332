import { randomUUID } from 'node:crypto';
import { errorResponse } from '@studio/contracts/error-response';
import { paths } from '@studio/contracts/paths';
import type { TourSlotDto } from '@studio/contracts/tours';
import { unstorableValueMessage } from '@studio/server/platform/http/error-handler';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { selectByExtent } from '../harness/extent.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';
import { buildValidBody, type KnownValues } from './build-valid-body.ts';
import {
  findInternalFault,
  findResponseFault,
  formatFault,
  getRunSeed,
  maxTestMs,
} from './check-response.ts';
import { type BodyPath, getHostileValues, getValueAt, listBodyPaths, setValueAt } from './hostile-values.ts';
import { listRegisteredRoutes, type RegisteredRoute } from './list-registered-routes.ts';

const all = Number.POSITIVE_INFINITY;
/**
 * Number of hostile values per field: those that the contract accepts and those that it rejects. All of them in a
 * storm.
 */
const valuesEach = selectByExtent({
  short: { taken: 1, refused: 1 },
  all: { taken: 6, refused: 2 },
  storm: { taken: all, refused: all },
});
/** Names of fields that contracts treat as plain strings and handlers parse, so they get every value. */
const readByHandlers = new Set(['cursor', 'after', 'slotId']);
/** Number of calls that share an owner and rows. */
const callsTogether = 8;
/** Number of valid bodies per call, which take other branches of unions. */
const bodiesOfCall = selectByExtent({ short: 1, all: 2, storm: 4 });
const tries = 300;

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let calls: readonly RegisteredRoute[];
/** Log lines at level error, and those for values that a contract should have rejected. */
const unexpectedLogs: string[] = [];

beforeAll(async () => {
  studio = await openTestStudio({
    log: (line) => {
      const { level, msg = '' } = JSON.parse(line) as { level: number; msg?: string };
      if (level >= 50 || msg === unstorableValueMessage) unexpectedLogs.push(line.slice(0, 700));
    },
  });
  people = installFakeUserPool(studio);
  tokens = await trustTestKey(studio);
  calls = await listRegisteredRoutes();
});
afterAll(() => studio.close());

/** Creates an owner who also teaches. Each is new, because an earlier call may have closed the account. */
async function createOwner(): Promise<{ visitor: TestBrowser; id: string }> {
  const id = randomUUID();
  people.addUser(id, { groups: ['ADMIN', 'TRAINER'], email: `${id}@people.example`, emailVerified: true });
  const visitor = studio.visitor().with(await tokens.access(id, ['ADMIN', 'TRAINER']));
  await visitor.call(paths.userGet);
  return { visitor, id };
}

const idsOf = async (table: string, column = 'id'): Promise<unknown[]> =>
  (await studio.sandbox.query<{ id: unknown }>(`SELECT ${column} AS id FROM ${table} LIMIT 3`)).map(
    ({ id }) => id,
  );

const createScene = async (): Promise<[TestBrowser, KnownValues]> => {
  const { visitor, id } = await createOwner();
  return [visitor, await createKnownValues(visitor, id)];
};

/** Creates a class, a booking, a tour and so on through the API, and returns their ids by field name. */
async function createKnownValues(visitor: TestBrowser, owner: string): Promise<KnownValues> {
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt });
  const { bookingId } = await bookAndPay(studio, visitor, classId);
  const { holdId } = (
    await visitor.call(paths.hold, { classId: await createClass(studio.database, { startsAt }) })
  ).body;
  const slots = (await visitor.call(paths.tourAvailability, { daysFrom: 1, daysTo: 20 })).body
    .slots as unknown as TourSlotDto[];
  const slotId = slots.at(-1)?.id;
  await visitor.call(paths.tourHold, { slotId });
  const { title: _, ...customer } = guestDetails;
  await visitor.call(paths.tourBook, { slotId, customer });
  await visitor.call(paths.chat, { message: 'When is the next class?' });
  await visitor.call(paths.contact, {
    name: 'Ada',
    email: 'ada@people.example',
    subject: 'Mats',
    message: 'Are there mats?',
    topic: 'general',
    openForMs: 9000,
  });
  const found = async (table: string) => idsOf(table);
  return {
    classId: [classId],
    classIds: [classId],
    bookingId: [bookingId],
    holdId: [holdId],
    toClassId: [classId],
    slotId: slots.slice(0, 2).map(({ id }) => id),
    userId: [owner],
    principalUserId: [owner],
    branchId: ['11-miles-st'],
    tourId: await found('tours'),
    personId: await found('people'),
    conversationId: await found('conversations'),
    messageId: await found('contact_messages'),
    instructorId: await found('instructors'),
    roomId: await found('rooms'),
    productId: await found('products'),
    activityId: await found('activities'),
    classTypeId: await found('class_types'),
    entitlementId: await found('entitlements'),
    endsOn: ['2026-12-20'],
    to: ['2026-11-30'],
    until: ['2026-12-20'],
    closes: ['16:00'],
  };
}

const envelope = { clientId: 'c'.repeat(32), sessionId: '0'.repeat(16), time: 1, token: '0'.repeat(64) };

/** Returns whether a contract accepts a body after JSON serialisation. */
const accepts = ({ request }: RegisteredRoute, body: object): boolean =>
  request.safeParse({ ...JSON.parse(JSON.stringify(body)), ...envelope }).success;

function validBodies(call: RegisteredRoute, known: KnownValues, seed: number): object[] {
  const found = new Map<string, object>();
  let state = seed % 0x7fff_ffff;
  const choose = (below: number) => {
    state = (state * 48_271 + 11) % 0x7fff_ffff;
    return state % below;
  };
  for (let at = 0; at < tries && found.size < bodiesOfCall; at += 1) {
    const body = buildValidBody(call.request, known, choose);
    if (body && accepts(call, body)) found.set(JSON.stringify(body), body);
  }
  return [...found.values()];
}

/** Returns the fault of a response: a 5xx status, internal details, or an error code outside the closed list. */
function findFault(status: number, body: unknown): string | null {
  const text = JSON.stringify(body);
  const inside = findInternalFault({ status, text });
  if (inside || status === 200) return inside;
  return errorResponse.safeParse(body).success ? null : `${status} is no refusal: ${text}`;
}

/** Returns a sample; over many runs all values are used. */
const sample = (values: readonly object[], most: number, seed: number): readonly object[] =>
  values.length <= most ? values : fc.sample(fc.constantFrom(...values), { numRuns: most, seed });

/** Returns the body with hostile values at one path, mostly those that the contract accepts. */
function hostileBodies(
  call: RegisteredRoute,
  body: object,
  bodyPath: BodyPath,
  seed: number,
): readonly object[] {
  const all = getHostileValues(getValueAt(body, bodyPath)).map((value) => setValueAt(body, bodyPath, value));
  const accepted = new Set(all.filter((one) => accepts(call, one)));
  const rejected = all.filter((one) => !accepted.has(one));
  const most = readByHandlers.has(String(bodyPath.at(-1))) ? Number.POSITIVE_INFINITY : valuesEach.taken;
  return [...sample([...accepted], most, seed), ...sample(rejected, valuesEach.refused, seed)];
}

interface RunContext {
  visitor: TestBrowser;
  /** Paths of calls whose handlers ran. */
  reached: Set<string>;
  seed: number;
}

/** Sends a body unchanged, then with hostile values at each path in turn. Reports one fault per path. */
async function findFaults(
  call: RegisteredRoute,
  body: object,
  { visitor, reached, seed }: RunContext,
): Promise<string[]> {
  const sendAndCheck = async (sent: object) => {
    const logged = unexpectedLogs.length;
    const fault = await findResponseFault(visitor.call(call.path, sent), (response) => {
      if (![400, 401, 403].includes(response.status)) reached.add(call.path);
      return findFault(response.status, response.body);
    });
    return fault ?? unexpectedLogs.slice(logged).at(0) ?? null;
  };
  const whole = await sendAndCheck(body);
  const wrong = whole ? [formatFault(call.path, body, whole)] : [];
  for (const [at, bodyPath] of listBodyPaths(body).entries()) {
    for (const sent of hostileBodies(call, body, bodyPath, seed + at)) {
      const fault = await sendAndCheck(sent);
      if (!fault) continue;
      const shown = JSON.stringify(getValueAt(sent, bodyPath)).slice(0, 120);
      wrong.push(`${call.path} ${bodyPath.join('.')} = ${shown}\n  ${fault.slice(0, 500)}`);
      break;
    }
  }
  return wrong;
}

describe('a valid body of each call, with a hostile value in each field in turn', () => {
  const seed = getRunSeed();

  it(
    'is accepted or rejected with an error code, without a server error or an error log',
    async () => {
      const wrong: string[] = [];
      const reached = new Set<string>();
      let [visitor, known] = await createScene();
      for (const [number, call] of calls.entries()) {
        if (number % callsTogether === 0) [visitor, known] = await createScene();
        const bodies = validBodies(call, known, seed + number);
        if (bodies.length === 0) wrong.push(`${call.path}: no body of the test's is valid`);
        for (const body of bodies) wrong.push(...(await findFaults(call, body, { visitor, reached, seed })));
        await studio.idle();
      }
      expect(wrong, `SEED=${seed}`).toEqual([]);
      // A body that the contract rejects proves nothing, so nearly every handler must be reached.
      const unreached = calls.filter(({ path }) => !reached.has(path)).map(({ path }) => path);
      expect(unreached.length, unreached.join(' ')).toBeLessThan(calls.length / 10);
    },
    maxTestMs,
  );
});
