import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveProofOfWork } from '../harness/solve-proof-of-work.ts';
import { type ApiReply, openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';
import { createTourGuest, listFreeSlots } from '../harness/tour-guests.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T07:00:00Z' });
});
afterAll(() => studio.close());

describe('limit of one open tour', () => {
  const oneTour =
    'You can only have one studio tour booked at a time. Move or cancel yours with the link in your confirmation email.';
  const book = async (visitor: TestBrowser, slotId: string, customer = createTourGuest()) => {
    const held = await visitor.call('/booking/hold', { slotId });
    expect(held.status, held.body.message).toBe(200);
    return visitor.call('/booking/book', { slotId, customer });
  };
  const rejected = { status: 409, body: { code: 'already_booked', message: oneTour } };

  it('applies per mailbox, whatever the spelling, with the same error as per browser', async () => {
    const customer = createTourGuest();
    expect((await book(studio.visitor(), '2026-12-02T10:00', customer)).status).toBe(200);
    const tagged = { ...customer, email: customer.email.toUpperCase().replace('@', '+again@') };
    expect(await book(studio.visitor(), '2026-12-02T10:30', tagged)).toMatchObject(rejected);
  });

  it('applies per browser, which keeps its hold when it is rejected', async () => {
    const visitor = studio.visitor();
    const { bookingId } = (await book(visitor, '2026-12-02T11:00')).body;
    expect(await book(visitor, '2026-12-02T11:30')).toMatchObject(rejected);
    expect(await listFreeSlots(studio.visitor())).not.toContain('2026-12-02T11:30');
    // After cancelling that tour, the existing hold books the next one.
    const key = studio.services.keys.sign('booking-link', `tour:${bookingId}`);
    await visitor.call('/booking/tour/cancel', { bookingId, key });
    const repeated = { slotId: '2026-12-02T11:30', customer: createTourGuest() };
    expect((await visitor.call('/booking/book', repeated)).status).toBe(200);
  });

  it('applies per member, in any browser and with any address', async () => {
    const tokens = await trustTestKey(studio);
    const token = await tokens.access(randomUUID());
    expect((await book(studio.visitor().with(token), '2026-12-02T12:00')).status).toBe(200);
    expect(await book(studio.visitor().with(token), '2026-12-02T12:30')).toMatchObject(rejected);
  });

  it('counts upcoming tours only', async () => {
    const before = studio.time.now;
    const customer = createTourGuest();
    expect((await book(studio.visitor(), '2026-12-03T10:00', customer)).status).toBe(200);
    studio.time.now = new Date('2026-12-03T10:01:00Z');
    expect((await book(studio.visitor(), '2026-12-04T10:00', customer)).status).toBe(200);
    studio.time.now = before;
  });
});

describe('a bot that books tours', () => {
  let limited: TestStudio;
  beforeAll(async () => {
    limited = await openTestStudio({ now: '2026-11-23T07:00:00Z', limits: 'on' });
  });
  afterAll(() => limited.close());

  const slot = (number: number) =>
    `2026-11-${24 + Math.floor(number / 12)}T${10 + Math.floor((number % 12) / 2)}:${number % 2 ? '30' : '00'}`;

  /** Makes a call and solves the proof of work if required. */
  async function callWithProof(visitor: TestBrowser, path: string, body: object): Promise<ApiReply> {
    const reply = await visitor.call(path, body);
    if (reply.body.code !== 'proof_required') return reply;
    return visitor.call(path, { ...body, proof: await solveProofOfWork(reply.body.challenge) });
  }

  it('holds three slots per address, and needs a proof of work for each above five an hour', async () => {
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 7; number++) {
      const visitor = limited.visitor('198.51.100.7');
      codes.push((await visitor.call('/booking/hold', { slotId: slot(number) })).body.code);
    }
    const [held, rejected, work] = [undefined, 'hold_limit', 'proof_required'];
    expect(codes).toEqual([held, held, held, rejected, rejected, work, work]);
    const otherVisitors = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) =>
        limited.visitor(`198.51.100.${10 + number}`).call('/booking/hold', { slotId: slot(12 + number) }),
      ),
    );
    // A network may make twelve calls in all, and has already made three of them.
    expect(otherVisitors.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(otherVisitors.filter(({ body }) => body.code === 'hold_limit')).toHaveLength(2);
  });

  it('books five tours a day per address, across browsers and email addresses', async () => {
    const codes: (string | undefined)[] = [];
    for (let number = 24; number < 31; number++) {
      const visitor = limited.visitor('203.0.113.9');
      const slotId = slot(number);
      expect((await callWithProof(visitor, '/booking/hold', { slotId })).status).toBe(200);
      const bookTour = await callWithProof(visitor, '/booking/book', { slotId, customer: createTourGuest() });
      codes.push(bookTour.body.code);
      if (bookTour.status !== 200) await visitor.call('/booking/release', { slotId });
    }
    expect(codes).toEqual([...Array(5).fill(undefined), 'rate_limited', 'rate_limited']);
  });

  it('moves its tour ten times a day, so that other notices still reach the studio', async () => {
    const visitor = limited.visitor('192.0.2.45');
    expect((await callWithProof(visitor, '/booking/hold', { slotId: slot(48) })).status).toBe(200);
    const { bookingId } = (
      await callWithProof(visitor, '/booking/book', { slotId: slot(48), customer: createTourGuest() })
    ).body;
    const key = limited.services.keys.sign('booking-link', `tour:${bookingId}`);
    const move = (number: number) =>
      visitor.call('/booking/tour/move', { bookingId, key, slotId: slot(number) });
    for (let round = 0; round < 10; round++) expect((await move(49 + (round % 2))).status).toBe(200);
    expect((await move(49)).body.code).toBe('rate_limited');
    // A move to the current slot is still allowed.
    expect((await move(50)).status).toBe(200);
    limited.time.now = new Date(limited.time.now.getTime() + 86_400_000);
    expect((await move(49)).status).toBe(200);
    limited.time.now = new Date(limited.time.now.getTime() - 86_400_000);
  });

  it('needs a proof of work when it fills in the hidden field', async () => {
    const visitor = limited.visitor('192.0.2.44');
    const slotId = slot(36);
    expect((await visitor.call('/booking/hold', { slotId })).status).toBe(200);
    const request = { slotId, customer: createTourGuest(), website: 'https://spam.example' };
    expect((await visitor.call('/booking/book', request)).body.code).toBe('proof_required');
    expect((await callWithProof(visitor, '/booking/book', request)).status).toBe(200);
  });
});
