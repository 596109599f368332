import { paths } from '@studio/contracts/paths';
import {
  bookForAnswer,
  bookForRequest,
  bookQuoteAnswer,
  bookQuoteRequest,
  choosableClassesAnswer,
  choosableClassesRequest,
  deskGiveBackAnswer,
  deskGiveBackRequest,
  oneToOneOptionsAnswer,
  oneToOneOptionsRequest,
  oneToOneRequest,
  payAtDeskAnswer,
  payAtDeskRequest,
  staffCancelAnswer,
  staffCancelRequest,
  staffMoveRequest,
} from '@studio/contracts/staff-bookings';
import { doneAnswer } from '@studio/contracts/staff-people';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { bookFor } from '../../bookings/book-for.ts';
import { bookOneToOne } from '../../bookings/book-one-to-one.ts';
import { type BookingRow, findBooking } from '../../bookings/booking-store.ts';
import { cancelByStaff } from '../../bookings/cancel-by-staff.ts';
import { moveByStaff } from '../../bookings/move-by-staff.ts';
import { giveBackDeskMoney, payAtDesk } from '../../bookings/pay-at-desk.ts';
import { callRoute } from '../../platform/call-route.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { choosableClasses, oneToOneOptions, quoteFor } from './quote-for.ts';
import { knownPerson } from './save-person.ts';

const policy = { groups: staffToolGroups };
const done = { ok: true } as const;

/** What the staff book, move, cancel and take money for. */
export function staffBookingRoutes(app: FastifyInstance, services: Services): void {
  choosingRoutes(app, services);
  makingRoutes(app, services);
  changingRoutes(app, services);
  deskRoutes(app, services);
}

function choosingRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.choosableClasses,
    policy,
    request: choosableClassesRequest,
    answer: choosableClassesAnswer,
    handle: ({ branchId, date }) => choosableClasses(services, branchId, date),
  });
  callRoute(app, services, {
    path: paths.bookQuote,
    policy,
    request: bookQuoteRequest,
    answer: bookQuoteAnswer,
    handle: (wish) => quoteFor(services, wish),
  });
  callRoute(app, services, {
    path: paths.oneToOneOptions,
    policy,
    request: oneToOneOptionsRequest,
    answer: oneToOneOptionsAnswer,
    handle: ({ branchId, personId }) => oneToOneOptions(services, branchId, personId),
  });
}

function makingRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.bookFor,
    policy,
    request: bookForRequest,
    answer: bookForAnswer,
    handle: async ({ branchId, personId, orderId, classId, pay, expectPence, guestName, reason }, caller) => {
      const person = await knownPerson(services.database, branchId, personId);
      const wish = { orderId, person, classId, pay, expectPence, guestName, reason };
      return booked(await bookFor(services, { ...wish, actor: staffActor(caller) }));
    },
  });
  callRoute(app, services, {
    path: paths.oneToOne,
    policy,
    request: oneToOneRequest,
    answer: bookForAnswer,
    handle: async ({ branchId, personId, ...wish }, caller) => {
      const person = await knownPerson(services.database, branchId, personId);
      return booked(await bookOneToOne(services, { ...wish, person, actor: staffActor(caller) }));
    },
  });
}

function booked({ id: bookingId, displayCode, pricePaidPence: paidPence, duePence }: BookingRow) {
  return { ...done, bookingId, displayCode, paidPence, duePence };
}

function changingRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.staffMove,
    policy,
    request: staffMoveRequest,
    answer: doneAnswer,
    handle: async ({ branchId, bookingId, classId, reason }, caller) => {
      const booking = await known(services, branchId, bookingId);
      await moveByStaff(services, { booking, classId, reason, actor: staffActor(caller) });
      return done;
    },
  });
  callRoute(app, services, {
    path: paths.staffCancel,
    policy,
    request: staffCancelRequest,
    answer: staffCancelAnswer,
    recentLogin: ({ giveBack }) => giveBack,
    handle: async ({ branchId, bookingId, giveBack, reason }, caller) => {
      const booking = await known(services, branchId, bookingId);
      const wish = { booking, giveBack, reason, actor: staffActor(caller) };
      return { ...done, ...(await cancelByStaff(services, wish)) };
    },
  });
}

function deskRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.payAtDesk,
    policy,
    request: payAtDeskRequest,
    answer: payAtDeskAnswer,
    handle: async ({ branchId, bookingId, method, reason }, caller) => {
      const booking = await known(services, branchId, bookingId);
      const payment = { booking, method, reason, actor: staffActor(caller) };
      return { ...done, paidPence: await payAtDesk(services, payment) };
    },
  });
  callRoute(app, services, {
    path: paths.deskGiveBack,
    policy,
    request: deskGiveBackRequest,
    answer: deskGiveBackAnswer,
    recentLogin: true,
    handle: async ({ branchId, bookingId, reason }, caller) => {
      const booking = await known(services, branchId, bookingId);
      const wish = { booking, reason, actor: staffActor(caller) };
      return { ...done, backPence: await giveBackDeskMoney(services, wish) };
    },
  });
}

async function known({ database }: Services, branchId: string, bookingId: string): Promise<BookingRow> {
  const booking = await findBooking(database, branchId, bookingId);
  if (!booking) throw new Refused('not_found', 'We do not know this booking.');
  return booking;
}
