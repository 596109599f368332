import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import type { CancelBookingResponse } from '@studio/contracts/cancel-booking';
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
  call<Answer>(path: string, body?: object): Promise<Answer & { code: string; message: string }>;
}

export interface BookingMembers {
  member(): Promise<BookingMember>;
  grantCredit(input: CreditInput): Promise<string>;
  /** Grants Reformer Flex 8 until 1 December 2026, with this many sessions. */
  grantFlex(memberId: string, sessions?: number): Promise<string>;
  /** Creates a class, by default on Wednesday 25 November 2026 at 09:30 UTC. */
  newClass(input?: Partial<ClassInput>): Promise<string>;
  hold(member: BookingMember, classId: string, places?: number): Promise<HoldClassResponse>;
  bookWithSession(
    member: BookingMember,
    classId: string,
    input?: object,
    places?: number,
  ): Promise<BookingResponse & { code: string; message: string }>;
  cancel(member: BookingMember, bookingId: string): Promise<CancelBookingResponse & { code: string }>;
}

/** Sets up members who authenticate with tokens that the test issues. */
export async function createBookingMembers(studio: TestStudio): Promise<BookingMembers> {
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  const grantCredit = (input: CreditInput) => createCredit(studio.database, studio.time.now, input);
  const hold = (member: BookingMember, classId: string, places = 1) =>
    member.call<HoldClassResponse>('/classes/class/hold', { classId, places });
  return {
    grantCredit,
    hold,
    member: async () => {
      const { sub: memberId } = people.addUser(randomUUID());
      const browser = studio.visitor().with(await tokens.access(memberId));
      return {
        memberId,
        browser,
        call: async <Answer>(path: string, body: object = {}) => {
          const reply = await browser.call(path, { principalUserId: memberId, ...body });
          return reply.body as unknown as Answer & { code: string; message: string };
        },
      };
    },
    grantFlex: (memberId, sessions = 8) =>
      grantCredit({
        memberId,
        kind: 'membership',
        name: 'Reformer Flex 8',
        origin: 'membership',
        expiresAt: new Date('2026-12-01T10:00:00Z'),
        terms: { sessions, memberDiscountPercent: 10 },
      }),
    newClass: (input = {}) =>
      createClass(studio.database, { startsAt: new Date('2026-11-25T09:30:00Z'), ...input }),
    bookWithSession: async (member, classId, input = {}, places = 1) => {
      const { holdId } = await hold(member, classId, places);
      const body = { holdId, classId, customer: guestDetails, paymentMethod: 'ENTITLEMENT', ...input };
      return member.call<BookingResponse>('/classes/class/book', body);
    },
    cancel: (member, bookingId) => member.call<CancelBookingResponse>('/classes/class/cancel', { bookingId }),
  };
}
