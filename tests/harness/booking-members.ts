import { randomUUID } from 'node:crypto';
import type { BookingAnswer, CancelAnswer, HoldAnswer } from '@studio/contracts/bookings';
import { type GivenCredit, giveCredit } from './credits.ts';
import { type MadeClass, makeClass } from './made-class.ts';
import { guest } from './paid-booking.ts';
import { peopleOf } from './people.ts';
import type { TestStudio, Visitor } from './studio.ts';
import { trustTestKey } from './tokens.ts';

/** Somebody with an account, on a browser of their own. */
export interface BookingMember {
  memberId: string;
  browser: Visitor;
  /** Calls as the member; what comes back is what the test says it is, or a refusal. */
  ask<Answer>(path: string, body?: object): Promise<Answer & { code: string; message: string }>;
}

/** Members who book, with what they have, at a studio of the tests. */
export interface BookingMembers {
  member(): Promise<BookingMember>;
  give(wish: GivenCredit): Promise<string>;
  /** A month of Reformer Flex 8 until 1 December 2026, with so many sessions. */
  giveFlex(memberId: string, sessions?: number): Promise<string>;
  /** A class on Wednesday 25 November 2026 at 09:30, unless told otherwise. */
  newClass(wish?: Partial<MadeClass>): Promise<string>;
  hold(who: BookingMember, classId: string, places?: number): Promise<HoldAnswer>;
  bookWithSession(
    who: BookingMember,
    classId: string,
    wish?: object,
    places?: number,
  ): Promise<BookingAnswer & { code: string; message: string }>;
  cancel(who: BookingMember, bookingId: string): Promise<CancelAnswer & { code: string }>;
}

/** Makes the studio know members by tokens of the test's. */
export async function bookingMembers(studio: TestStudio): Promise<BookingMembers> {
  const tokens = await trustTestKey(studio);
  const people = peopleOf(studio);
  const give = (wish: GivenCredit) => giveCredit(studio.database, studio.time.now, wish);
  const hold = (who: BookingMember, classId: string, places = 1) =>
    who.ask<HoldAnswer>('/classes/class/hold', { classId, places });
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
      makeClass(studio.database, { startsAt: new Date('2026-11-25T09:30:00Z'), ...wish }),
    bookWithSession: async (who, classId, wish = {}, places = 1) => {
      const { holdId } = await hold(who, classId, places);
      const body = { holdId, classId, customer: guest, paymentMethod: 'ENTITLEMENT', ...wish };
      return who.ask<BookingAnswer>('/classes/class/book', body);
    },
    cancel: (who, bookingId) => who.ask<CancelAnswer>('/classes/class/cancel', { bookingId }),
  };
}
