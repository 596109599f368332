import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
const monday = new Date('2026-11-23T06:00:00Z');
const inTwoDays = new Date('2026-11-25T09:30:00Z');

beforeAll(async () => {
  studio = await openTestStudio({ now: monday.toISOString(), limits: 'on' });
});
afterAll(() => studio.close());

function advanceTime(seconds: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
}

describe('holding a class', () => {
  it('reserves the places for ten minutes and returns the expiry', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const { status, body } = await studio.visitor().call('/classes/class/hold', { classId, places: 2 });
    expect(status).toBe(200);
    expect(body.holdExpiresAt).toBe(Math.floor(studio.time.now.getTime() / 1000) + 600);
    expect(body.places).toBe(2);
    expect(body.total).toBe(40);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 2, livePlaces: 2 });
  });

  it('returns the same hold to the same browser, with another number of places on request', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const first = await visitor.call('/classes/class/hold', { classId });
    const repeated = await visitor.call('/classes/class/hold', { classId });
    const three = await visitor.call('/classes/class/hold', { classId, places: 3 });
    expect(repeated.body.holdId).toBe(first.body.holdId);
    expect(three.body.holdId).toBe(first.body.holdId);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 3, livePlaces: 3 });
  });

  it('is rejected for a full class, and takes the place of an expired hold that was not swept', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays, capacity: 1 });
    await studio.visitor().call('/classes/class/hold', { classId });
    const late = studio.visitor();
    const rejected = await late.call('/classes/class/hold', { classId });
    expect(rejected).toMatchObject({ status: 409, body: { ok: false, code: 'slot_unavailable' } });
    advanceTime(600);
    const listed = await late.call('/classes/class/availability', { date: '2026-11-25' });
    expect(listed.body.slots.find((slot) => slot.classId === classId)?.capacityLeft).toBe(1);
    const taken = await late.call('/classes/class/hold', { classId });
    expect(taken.status).toBe(200);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, livePlaces: 1 });
  });

  it('frees the places on release, once, and only for the browser that holds them', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId, places: 4 })).body;
    const otherRelease = await studio.visitor().call('/classes/class/release', { holdId });
    expect(otherRelease.body.released).toBe(false);
    expect((await studio.visitor().call('/classes/class/hold/get', { holdId })).status).toBe(404);
    expect((await visitor.call('/classes/class/release', { holdId })).body.released).toBe(true);
    expect((await visitor.call('/classes/class/release', { holdId })).body.released).toBe(false);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, livePlaces: 0 });
  });

  it('reports an expired hold as EXPIRED', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    expect((await visitor.call('/classes/class/hold/get', { holdId })).body.status).toBe('LIVE');
    advanceTime(600);
    expect((await visitor.call('/classes/class/hold/get', { holdId })).body.status).toBe('EXPIRED');
  });

  it('allows one browser three classes at once, even with concurrent requests', async () => {
    const visitor = studio.visitor();
    const classIds = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => createClass(studio.database, { startsAt: inTwoDays })),
    );
    const replies = await Promise.all(
      classIds.map((classId) => visitor.call('/classes/class/hold', { classId })),
    );
    const rejected = replies.filter((reply) => reply.status !== 200);
    expect(rejected.length).toBeGreaterThanOrEqual(3);
    for (const { body } of rejected) expect(body.code).toBe('hold_limit');
  });

  it('allows one network address forty places in all, across its browsers', async () => {
    const classes = await Promise.all(
      Array.from({ length: 11 }, () => createClass(studio.database, { startsAt: inTwoDays })),
    );
    const hold = (classId: string, places: number, address = '203.0.113.9') =>
      studio.visitor(address).call('/classes/class/hold', { classId, places });
    for (const classId of classes.slice(0, 9)) expect((await hold(classId, 4)).status).toBe(200);
    const [, , , , , , , , , tenth = '', eleventh = ''] = classes;
    expect((await hold(tenth, 3)).status).toBe(200);
    expect(await hold(eleventh, 2)).toMatchObject({
      status: 409,
      body: {
        code: 'hold_limit',
        message:
          'We’re already holding a lot of places for people on your internet connection. Try again in a few minutes.',
      },
    });
    expect((await hold(eleventh, 1)).status).toBe(200);
    expect((await hold(eleventh, 4, '203.0.113.10')).status).toBe(200);
  });

  it('enforces the limit per network address for concurrent requests', async () => {
    const classes = await Promise.all(
      Array.from({ length: 20 }, () => createClass(studio.database, { startsAt: inTwoDays })),
    );
    const replies = await Promise.all(
      classes.map((classId) =>
        studio.visitor('203.0.113.11').call('/classes/class/hold', { classId, places: 4 }),
      ),
    );
    const held = replies.filter(({ status }) => status === 200);
    expect(held.length).toBeLessThanOrEqual(10);
    for (const { status, body } of replies) if (status !== 200) expect(body.code).toBe('hold_limit');
    const taken = await Promise.all(classes.map((classId) => readClassTotals(studio.database, classId)));
    expect(taken.reduce((sum, totals) => sum + totals.livePlaces, 0)).toBe(4 * held.length);
  });

  it('requires a pause before the same class is held repeatedly', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    for (let round = 0; round < 3; round++) {
      const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
      await visitor.call('/classes/class/release', { holdId });
    }
    const rejected = await visitor.call('/classes/class/hold', { classId });
    expect(rejected).toMatchObject({ status: 429, body: { code: 'hold_too_soon' } });
    advanceTime(121);
    expect((await visitor.call('/classes/class/hold', { classId })).status).toBe(200);
  });

  it('is rejected for a started class and for an unknown class', async () => {
    const startedClassId = await createClass(studio.database, { startsAt: studio.time.now });
    const visitor = studio.visitor();
    expect((await visitor.call('/classes/class/hold', { classId: startedClassId })).body.code).toBe(
      'slot_unavailable',
    );
    const unknown = '01920000-0000-7000-8000-000000000000';
    expect((await visitor.call('/classes/class/hold', { classId: unknown })).body.code).toBe('not_found');
  });
});

describe('booking a free class', () => {
  const customer = { title: 'Ms', firstName: 'Eve', lastName: 'Quill', phone: '+44 7700 900123' };

  it('is limited to twelve places a day per network address, across browsers and email addresses', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays, pricePence: 0, capacity: 40 });
    const book = async (address: string, places: number) => {
      const visitor = studio.visitor(address);
      const { holdId } = (await visitor.call('/classes/class/hold', { classId, places })).body;
      const email = `${holdId}@guests.example`;
      const booked = await visitor.call('/classes/class/book', {
        classId,
        holdId,
        customer: { ...customer, email },
      });
      if (booked.status !== 200) await visitor.call('/classes/class/release', { holdId });
      return booked.body.code ?? 'booked';
    };
    const codes: string[] = [];
    for (let round = 0; round < 5; round++) codes.push(await book('203.0.113.77', 4));
    expect(codes).toEqual(['booked', 'booked', 'booked', 'rate_limited', 'rate_limited']);
    expect(await book('203.0.113.78', 1)).toBe('booked');
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 13 });
  });
});
