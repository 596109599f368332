import { paths } from '@studio/contracts/paths';
import { people as records } from '@studio/server/people/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { payForPlace } from '../harness/paid-booking.ts';
import type { TestBrowser } from '../harness/test-studio.ts';
import {
  createUnusedEmail,
  openTypedAddressStudio,
  type TypedAddressStudio,
} from '../harness/typed-address-studio.ts';

const mondayNoon = '2026-11-23T12:00:00Z';
const thursday = new Date('2026-11-26T09:30:00Z');

let { studio, isProven, staff, readEmailedKey } = {} as TypedAddressStudio;

beforeAll(async () => {
  ({ studio, isProven, staff, readEmailedKey } = await openTypedAddressStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date(mondayNoon);
  studio.services.config.limits = null;
});

describe('an emailed link after staff corrected the address', () => {
  /** Corrects an address as staff. */
  async function correct(from: string, to: string): Promise<void> {
    const [record] = await studio.database.orm.select().from(records).where(eq(records.emailKey, from));
    const input = { personId: record?.id, firstName: 'Vera', lastName: 'Quill', phone: '', email: to };
    expect((await (await staff()).call(paths.personSave, input)).status).toBe(200);
  }

  it('of a booking is invalid, while the booking browser and a new link still work', async () => {
    const [wrong, right] = [createUnusedEmail(), createUnusedEmail()];
    const classId = await createClass(studio.database, { startsAt: thursday });
    const [booker, otherVisitor, vera] = [studio.visitor(), studio.visitor(), studio.visitor()];
    const bookingId = await payForPlace(studio, booker, classId, wrong);
    const key = await readEmailedKey(wrong);
    expect((await otherVisitor.call(paths.bookingGet, { bookingId, key })).status).toBe(200);
    await correct(wrong, right);
    for (const path of [paths.bookingGet, paths.cancel])
      expect((await otherVisitor.call(path, { bookingId, key })).status).toBe(404);
    expect(await isProven(right, otherVisitor)).toBe(false);
    expect((await booker.call(paths.bookingGet, { bookingId })).status).toBe(200);
    await vera.call(paths.bookingLinks, { email: right, openForMs: 9000 });
    const fresh = await readEmailedKey(right);
    expect((await vera.call(paths.cancel, { bookingId, key: fresh })).status).toBe(200);
    expect(await isProven(right, vera)).toBe(true);
  });

  it('of a tour is invalid, and proves nothing', async () => {
    const [wrong, right] = [createUnusedEmail(), createUnusedEmail()];
    const [booker, otherVisitor] = [studio.visitor(), studio.visitor()];
    const bookingId = await bookTour(booker, wrong, '2026-11-27T12:00');
    const key = await readEmailedKey(wrong);
    expect((await otherVisitor.call(paths.tourGet, { bookingId, key })).status).toBe(200);
    await correct(wrong, right);
    expect((await otherVisitor.call(paths.tourCancel, { bookingId, key })).status).toBe(404);
    expect(await isProven(right, otherVisitor)).toBe(false);
  });

  it.each(['booking', 'tour'] as const)(
    'from before keys named the address still opens a %s, and proves nothing',
    async (what) => {
      const email = createUnusedEmail();
      const visitor = studio.visitor();
      const id = await (what === 'booking'
        ? payForPlace(studio, visitor, await createClass(studio.database, { startsAt: thursday }), email)
        : bookTour(visitor, email, '2026-11-27T13:00'));
      const key = studio.services.keys.sign('emailed-link', `${what}:${id}`);
      const reader = studio.visitor();
      const path = what === 'booking' ? paths.cancel : paths.tourCancel;
      expect((await reader.call(path, { bookingId: id, key })).status).toBe(200);
      expect(await isProven(email, reader)).toBe(false);
    },
  );
});

async function bookTour(visitor: TestBrowser, email: string, slotId: string): Promise<string> {
  await visitor.call(paths.tourHold, { slotId });
  const customer = { firstName: 'Eve', lastName: 'Quill', email, phone: '1' };
  return (await visitor.call(paths.tourBook, { slotId, customer })).body.bookingId;
}
