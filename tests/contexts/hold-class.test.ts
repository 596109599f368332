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

function later(seconds: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
}

describe('holding a class', () => {
  it('keeps the places for ten minutes and says until when', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const { status, body } = await studio.visitor().call('/classes/class/hold', { classId, places: 2 });
    expect(status).toBe(200);
    expect(body.holdExpiresAt).toBe(Math.floor(studio.time.now.getTime() / 1000) + 600);
    expect(body.places).toBe(2);
    expect(body.total).toBe(40);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 2, livePlaces: 2 });
  });

  it('gives the same hold to the same browser, with another number of places when asked', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const first = await visitor.call('/classes/class/hold', { classId });
    const again = await visitor.call('/classes/class/hold', { classId });
    const three = await visitor.call('/classes/class/hold', { classId, places: 3 });
    expect(again.body.holdId).toBe(first.body.holdId);
    expect(three.body.holdId).toBe(first.body.holdId);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 3, livePlaces: 3 });
  });

  it('refuses a class that is full, and takes the place of a hold that has lapsed though nothing swept it', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays, capacity: 1 });
    await studio.visitor().call('/classes/class/hold', { classId });
    const late = studio.visitor();
    const refused = await late.call('/classes/class/hold', { classId });
    expect(refused).toMatchObject({ status: 409, body: { ok: false, code: 'slot_unavailable' } });
    later(600);
    const listed = await late.call('/classes/class/availability', { date: '2026-11-25' });
    expect(listed.body.slots.find((slot) => slot.classId === classId)?.capacityLeft).toBe(1);
    const taken = await late.call('/classes/class/hold', { classId });
    expect(taken.status).toBe(200);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, livePlaces: 1 });
  });

  it('gives the places back on release, once, and to nobody but the browser that has them', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId, places: 4 })).body;
    const stranger = await studio.visitor().call('/classes/class/release', { holdId });
    expect(stranger.body.released).toBe(false);
    expect((await studio.visitor().call('/classes/class/hold/get', { holdId })).status).toBe(404);
    expect((await visitor.call('/classes/class/release', { holdId })).body.released).toBe(true);
    expect((await visitor.call('/classes/class/release', { holdId })).body.released).toBe(false);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, livePlaces: 0 });
  });

  it('tells a lapsed hold as lapsed', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    expect((await visitor.call('/classes/class/hold/get', { holdId })).body.status).toBe('LIVE');
    later(600);
    expect((await visitor.call('/classes/class/hold/get', { holdId })).body.status).toBe('LAPSED');
  });

  it('lets one browser hold three classes at once, not a fourth, however it asks', async () => {
    const visitor = studio.visitor();
    const four = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => createClass(studio.database, { startsAt: inTwoDays })),
    );
    const replies = await Promise.all(
      four.map((classId) => visitor.call('/classes/class/hold', { classId })),
    );
    const refused = replies.filter((reply) => reply.status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    for (const { body } of refused) expect(body.code).toBe('hold_limit');
  });

  it('lets one network address hold forty places in all, however many browsers ask there', async () => {
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
        message: 'Too many places are being held from your network. Please try again in a few minutes.',
      },
    });
    expect((await hold(eleventh, 1)).status).toBe(200);
    expect((await hold(eleventh, 4, '203.0.113.10')).status).toBe(200);
  });

  it('keeps to that when many ask at the same moment', async () => {
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
    expect(taken.reduce((sum, books) => sum + books.livePlaces, 0)).toBe(4 * held.length);
  });

  it('asks for a pause before the same class is held again and again', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    for (let round = 0; round < 3; round++) {
      const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
      await visitor.call('/classes/class/release', { holdId });
    }
    const refused = await visitor.call('/classes/class/hold', { classId });
    expect(refused).toMatchObject({ status: 429, body: { code: 'hold_too_soon' } });
    later(121);
    expect((await visitor.call('/classes/class/hold', { classId })).status).toBe(200);
  });

  it('refuses a class that has begun, and one that is not there', async () => {
    const begun = await createClass(studio.database, { startsAt: studio.time.now });
    const visitor = studio.visitor();
    expect((await visitor.call('/classes/class/hold', { classId: begun })).body.code).toBe(
      'slot_unavailable',
    );
    const unknown = '01920000-0000-7000-8000-000000000000';
    expect((await visitor.call('/classes/class/hold', { classId: unknown })).body.code).toBe('not_found');
  });
});

describe('booking what costs nothing', () => {
  const customer = { title: 'Ms', firstName: 'Eve', lastName: 'Quill', phone: '+44 7700 900123' };

  it('ends at twelve places a day for a network address, however many browsers and addresses of email', async () => {
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
