import { paths } from '@studio/contracts/paths';
import {
  bookForClientRequest,
  bookForClientResponse,
  bookOneToOneRequest,
  cancelBookingAsStaffRequest,
  cancelBookingAsStaffResponse,
  listOneToOneOptionsRequest,
  listOneToOneOptionsResponse,
  listSelectableClassesRequest,
  listSelectableClassesResponse,
  moveBookingAsStaffRequest,
  payAtDeskRequest,
  payAtDeskResponse,
  quoteStaffBookingRequest,
  quoteStaffBookingResponse,
  refundAtDeskRequest,
  refundAtDeskResponse,
} from '@studio/contracts/staff-bookings';
import { okResponse } from '@studio/contracts/staff-people';
import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { bookOneToOne } from '../../bookings/book-one-to-one.ts';
import { type BookingRow, findBooking } from '../../bookings/booking-store.ts';
import { cancelBookingAsStaff } from '../../bookings/cancellation/cancel-booking-as-staff.ts';
import { bookForClient } from '../../bookings/front-desk/book-for-client.ts';
import { payAtDesk, refundDeskPayment } from '../../bookings/front-desk/pay-at-desk.ts';
import { moveBookingAsStaff } from '../../bookings/moving/move-booking-as-staff.ts';
import { AppError } from '../../platform/app-error.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { listBookableClasses, listOneToOneOptions, quoteBooking } from './booking-quote.ts';
import { requirePerson } from './save-person.ts';

const policy = { groups: staffToolGroups };
const done = { ok: true } as const;

/** Registers the routes with which staff book, move, cancel and take payments. */
export function registerStaffBookingRoutes(app: FastifyInstance, services: Services): void {
  registerBookingChoiceRoutes(app, services);
  registerBookingCreationRoutes(app, services);
  registerBookingChangeRoutes(app, services);
  registerDeskRoutes(app, services);
}

function registerBookingChoiceRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.choosableClasses,
    policy,
    request: listSelectableClassesRequest,
    response: listSelectableClassesResponse,
    handle: ({ branchId, date }) => listBookableClasses(services, branchId, date),
  });
  registerApiRoute(app, services, {
    path: paths.bookQuote,
    policy,
    request: quoteStaffBookingRequest,
    response: quoteStaffBookingResponse,
    handle: ({ branchId, personId, classId, promoCode, giftCardCode }) =>
      quoteBooking(services, { branchId, personId, classId, promoCode, giftCardCode }),
  });
  registerApiRoute(app, services, {
    path: paths.oneToOneOptions,
    policy,
    request: listOneToOneOptionsRequest,
    response: listOneToOneOptionsResponse,
    handle: ({ branchId, personId }) => listOneToOneOptions(services, branchId, personId),
  });
}

function registerBookingCreationRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.bookFor,
    policy,
    request: bookForClientRequest,
    response: bookForClientResponse,
    handle: async (
      { branchId, personId, promoCode, giftCardCode, orderId, classId, payment, ...details },
      caller,
    ) => {
      const person = await requirePerson(services.database, branchId, personId);
      const { expectedPence, expectedPricePence, guestName, reason } = details;
      const codes = { promoCode, giftCardCode };
      const expected = { expectedPence, expectedPricePence };
      const input = { orderId, person, classId, payment, codes, ...expected, guestName, reason };
      return booked(await bookForClient(services, { ...input, actor: getStaffActor(caller) }));
    },
  });
  registerApiRoute(app, services, {
    path: paths.oneToOne,
    policy,
    request: bookOneToOneRequest,
    response: bookForClientResponse,
    handle: async ({ branchId, personId, ...input }, caller) => {
      const person = await requirePerson(services.database, branchId, personId);
      return booked(await bookOneToOne(services, { ...input, person, actor: getStaffActor(caller) }));
    },
  });
}

function booked({ id: bookingId, displayCode, pricePaidPence: paidPence, duePence }: BookingRow) {
  return { ...done, bookingId, displayCode, paidPence, duePence };
}

function registerBookingChangeRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.staffMove,
    policy,
    request: moveBookingAsStaffRequest,
    response: okResponse,
    handle: async ({ branchId, bookingId, classId, reason }, caller) => {
      const booking = await requireBooking(services, branchId, bookingId);
      await moveBookingAsStaff(services, { booking, classId, reason, actor: getStaffActor(caller) });
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.staffCancel,
    policy,
    request: cancelBookingAsStaffRequest,
    response: cancelBookingAsStaffResponse,
    recentLogin: (input) => isRefundedWhenCancelled(services, input),
    handle: async ({ branchId, bookingId, refund, reason }, caller) => {
      const booking = await requireBooking(services, branchId, bookingId);
      const input = { booking, refund, reason, actor: getStaffActor(caller) };
      return { ...done, ...(await cancelBookingAsStaff(services, input)) };
    },
  });
}

function registerDeskRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.payAtDesk,
    policy,
    request: payAtDeskRequest,
    response: payAtDeskResponse,
    handle: async ({ branchId, bookingId, ...fields }, caller) => {
      const booking = await requireBooking(services, branchId, bookingId);
      const { method, giftCardCode, expectedPence, reason } = fields;
      const payment = { booking, method, giftCardCode, expectedPence, reason, actor: getStaffActor(caller) };
      return { ...done, ...(await payAtDesk(services, payment)) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.deskRefund,
    policy,
    request: refundAtDeskRequest,
    response: refundAtDeskResponse,
    recentLogin: true,
    handle: async ({ branchId, bookingId, reason, part }, caller) => {
      const booking = await requireBooking(services, branchId, bookingId);
      const input = { booking, reason, part, actor: getStaffActor(caller) };
      const { pence: refundedPence, giftCardPence } = await refundDeskPayment(services, input);
      return { ...done, refundedPence, giftCardPence };
    },
  });
}

/**
 * Returns whether cancelling refunds the booking: because staff ask for it, or because the class starts in 24 hours or
 * later.
 */
async function isRefundedWhenCancelled(
  { database, clock }: Services,
  { branchId, bookingId, refund }: z.output<typeof cancelBookingAsStaffRequest>,
): Promise<boolean> {
  if (refund) return true;
  const booking = await findBooking(database, branchId, bookingId);
  return booking !== null && clock.now() <= getCancellationDeadline(booking.startsAt);
}

async function requireBooking(
  { database }: Services,
  branchId: string,
  bookingId: string,
): Promise<BookingRow> {
  const booking = await findBooking(database, branchId, bookingId);
  if (!booking) throw new AppError('not_found', 'We can’t find this booking.');
  return booking;
}
