import { randomUUID } from 'node:crypto';
import type { BookingResponse, CancelBookingResponse } from '@studio/contracts/bookings';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { type ClassInput, createClass } from './create-class.ts';
import { type CreditInput, createCredit } from './credits.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { guestDetails } from './paid-booking.ts';
import type { TestBrowser, TestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

export interface BookingMember {
  memberId: string;
  browser: TestBrowser;
  /** Calls the API as the member. `Answer` is the response type that the test expects; errors share it. */
  ask<Answer>(path: string, body?: object): Promise<Answer & { code: string; message: string }>;
}

export interface BookingMembers {
  member(): Promise<BookingMember>;
  give(wish: CreditInput): Promise<string>;
  /** Grants Reformer Flex 8 until 1 December 2026, with this many sessions. */
  giveFlex(memberId: string, sessions?: number): Promise<string>;
  /** Creates a class, by default on Wednesday 25 November 2026 at 09:30 UTC. */
  newClass(wish?: Partial<ClassInput>): Promise<string>;
  hold(who: BookingMember, classId: string, places?: number): Promise<HoldClassResponse>;
  bookWithSession(
    who: BookingMember,
    classId: string,
    wish?: object,
    places?: number,
  ): Promise<BookingResponse & { code: string; message: string }>;
  cancel(who: BookingMember, bookingId: string): Promise<CancelBookingResponse & { code: string }>;
}

/** Sets up members who authenticate with the test's own tokens. */
export async function createBookingMembers(studio: TestStudio): Promise<BookingMembers> {
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  const give = (wish: CreditInput) => createCredit(studio.database, studio.time.now, wish);
  const hold = (who: BookingMember, classId: string, places = 1) =>
    who.ask<HoldClassResponse>('/classes/class/hold', { classId, places });
  return {
    give,
    hold,
    member: async () => {
      const { sub: memberId } = people.know(randomUUID());
      const browser = studio.visitor().with(await tokens.access(memberId));
      return {
        memberId,
        browser,
        ask: async <Answer>(path: string, body: object = {}) => {
          const reply = await browser.call(path, { principalUserId: memberId, ...body });
          return reply.body as unknown as Answer & { code: string; message: string };
        },
      };
    },
    giveFlex: (memberId, sessions = 8) =>
      give({
        memberId,
        kind: 'membership',
        name: 'Reformer Flex 8',
        origin: 'membership',
        expiresAt: new Date('2026-12-01T10:00:00Z'),
        terms: { sessions, memberDiscountPercent: 10 },
      }),
    newClass: (wish = {}) =>
      createClass(studio.database, { startsAt: new Date('2026-11-25T09:30:00Z'), ...wish }),
    bookWithSession: async (who, classId, wish = {}, places = 1) => {
      const { holdId } = await hold(who, classId, places);
      const body = { holdId, classId, customer: guestDetails, paymentMethod: 'ENTITLEMENT', ...wish };
      return who.ask<BookingResponse>('/classes/class/book', body);
    },
    cancel: (who, bookingId) => who.ask<CancelBookingResponse>('/classes/class/cancel', { bookingId }),
  };
}
