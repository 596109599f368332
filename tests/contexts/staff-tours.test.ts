import { randomUUID } from 'node:crypto';
import type { GetActivityLogResponse } from '@studio/contracts/staff-activity-log';
import type { ListToursResponse } from '@studio/contracts/staff-tours';
import type { BookTourResponse, GetTourAvailabilityResponse } from '@studio/contracts/tours';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { createOwner } from '../harness/owner-calls.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let owner: Awaited<ReturnType<typeof createOwner>>;
const staffId = randomUUID();

beforeAll(async () => {
  studio = await openTestStudio();
  const people = installFakeUserPool(studio);
  tokens = await trustTestKey(studio);
  owner = await createOwner(studio, tokens, people, ['Ines', 'Duarte']);
  people.addUser(staffId, { groups: ['STAFF'], email: 'staff@people.example' });
});
afterAll(() => studio.close());

async function callAsStaff<Response = { code: string }>(path: string, body: object) {
  const browser = studio.visitor().with(await tokens.access(staffId, ['STAFF']));
  const response = await browser.call(path, body);
  return response as unknown as { status: number; body: Response };
}

const log = async (query: object) => (await owner.call<GetActivityLogResponse>('/admin/log', query)).entries;

describe('tours in the staff tools', () => {
  const customer = {
    firstName: 'Mei',
    lastName: 'Tanaka',
    email: 'mei@people.example',
    phone: '+447700900123',
  };

  async function bookTour() {
    const browser = studio.visitor();
    const { slots } = (await browser.call('/booking/availability'))
      .body as unknown as GetTourAvailabilityResponse;
    const [slot, other] = slots;
    if (!slot || !other) throw new Error('There are no slots.');
    await browser.call('/booking/hold', { slotId: slot.id });
    const { body } = await browser.call('/booking/book', { slotId: slot.id, customer });
    return { tour: body as unknown as BookTourResponse & { bookingId: string }, slot, other };
  }
  const list = async () =>
    (await callAsStaff<ListToursResponse>('/admin/tours/list', { from: '2026-11-23', to: '2026-12-31' }))
      .body;

  it('are listed with their visitor, who is emailed when they are moved or cancelled with a reason', async () => {
    const { tour, slot, other } = await bookTour();
    const [listed] = (await list()).tours;
    expect(listed).toMatchObject({ tourId: tour.bookingId, start: slot.start, lastName: 'Tanaka' });
    expect(listed?.personId).toEqual(expect.any(String));
    const move = { tourId: tour.bookingId, slotId: other.id, reason: 'asked by phone' };
    expect((await callAsStaff('/admin/tours/move', move)).status).toBe(200);
    const cancel = { tourId: tour.bookingId, reason: 'ill' };
    expect((await callAsStaff('/admin/tours/cancel', cancel)).status).toBe(200);
    expect((await callAsStaff('/admin/tours/cancel', cancel)).body.code).toBe('already_cancelled');
    const entries = await log({ subjectId: tour.bookingId });
    expect(entries.map(({ reason }) => reason)).toEqual(['cancelled: ill', 'moved: asked by phone']);
    const allEntries = await log({ subjectId: tour.bookingId, by: 'everyone' });
    expect(allEntries).toHaveLength(3);
    const [newest] = await studio.emails(customer.email);
    expect(newest?.subject).toMatch(/cancelled/i);
  });

  it('follow the hours that staff set, from then on', async () => {
    const none = { weekdays: null, saturday: null, sunday: { opens: '09:00', closes: '10:00' } };
    expect((await callAsStaff('/admin/tours/hours', { hours: none })).status).toBe(200);
    const { slots } = (await studio.visitor().call('/booking/availability'))
      .body as unknown as GetTourAvailabilityResponse;
    expect(new Set(slots.map(({ start }) => new Date(start).getUTCDay()))).toEqual(new Set([0]));
    const backwards = { ...none, sunday: { opens: '10:00', closes: '09:00' } };
    expect((await callAsStaff('/admin/tours/hours', { hours: backwards })).body.code).toBe('bad_request');
  });
});
