import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import type { ListMoveOptionsResponse } from '@studio/contracts/member-bookings';
import { refunds } from '@studio/server/payments/tables';
import { eq } from 'drizzle-orm';
import { callApi } from './call-api.ts';
import { createClass } from './create-class.ts';
import { type CreditInput, createCredit } from './credits.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { bookAndPay, guestDetails } from './paid-booking.ts';
import { openTestStudio, type TestBrowser } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

export const moveBooking = (visitor: TestBrowser, bookingId: string, classId: string, fields: object = {}) =>
  callApi<BookingResponse>(visitor, '/classes/class/move', { bookingId, classId, ...fields });
export const listMoveOptions = (visitor: TestBrowser, bookingId: string, fields: object = {}) =>
  callApi<ListMoveOptionsResponse>(visitor, '/classes/class/move/options', { bookingId, ...fields });

/** Opens a studio with bookings to move and to cancel. */
export async function openMoveStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);

  const inHours = (hours: number) => new Date(studio.time.now.getTime() + hours * 3_600_000);
  const classIn = (hours: number, input: { capacity?: number; pricePence?: number } = {}) =>
    createClass(studio.database, { startsAt: inHours(hours), ...input });

  /** Books and pays, in a new browser, for a class that starts in the given number of hours. */
  async function createPaidBooking(hours: number, input: { capacity?: number; pricePence?: number } = {}) {
    const classId = await classIn(hours, input);
    const visitor = studio.visitor();
    const { bookingId, booking, links } = await bookAndPay(studio, visitor, classId);
    return { visitor, classId, bookingId, booking, links };
  }

  /** Creates a member who booked a class with one session of a credit. */
  async function bookedWithSession(hours: number, credit: Partial<CreditInput> = {}) {
    const { sub: memberId } = people.addUser(randomUUID());
    const visitor = studio.visitor().with(await tokens.access(memberId));
    const entitlementId = await createCredit(studio.database, studio.time.now, { memberId, ...credit });
    const classId = await classIn(hours, { capacity: 1 });
    const own = { principalUserId: memberId, classId };
    const { holdId } = (await visitor.call('/classes/class/hold', own)).body;
    const input = { ...own, holdId, customer: guestDetails, paymentMethod: 'ENTITLEMENT' };
    const { bookingId } = (await visitor.call('/classes/class/book', input)).body;
    return { visitor, memberId, entitlementId, classId, bookingId };
  }

  const refundsOf = (bookingId: string) =>
    studio.database.orm.select().from(refunds).where(eq(refunds.bookingId, bookingId));

  return { studio, tokens, people, inHours, classIn, createPaidBooking, bookedWithSession, refundsOf };
}

export type MoveStudio = Awaited<ReturnType<typeof openMoveStudio>>;
