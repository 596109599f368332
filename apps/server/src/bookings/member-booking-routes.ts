import { bookingAnswer as bookingAnswerContract } from '@studio/contracts/bookings';
import {
  bookingDaysAnswer,
  bookingDaysRequest,
  bookingLinksAnswer,
  bookingLinksRequest,
  bookingListAnswer,
  bookingListRequest,
  giveUpAnswer,
  giveUpRequest,
  moveOptionsAnswer,
  moveOptionsRequest,
  moveRequest,
} from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { checkedPrincipal, memberOf } from '../platform/access-token.ts';
import type { Actor } from '../platform/audit.ts';
import { askerOf, type Caller, callRoute } from '../platform/call-route.ts';
import { guardForm } from '../platform/form-guard.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import type { Services } from '../platform/services.ts';
import { asSeenBy, isItsMember, ownBooking, proveByBooking } from './booking-access.ts';
import { bookingAnswer } from './booking-answer.ts';
import { changeAsker, moveAsker } from './booking-asker.ts';
import type { BookingRow } from './booking-store.ts';
import { giveUpBooking } from './give-up-booking.ts';
import { listBookingDays, listBookings } from './list-bookings.ts';
import { moveBooking } from './move-booking.ts';
import { moveOptions } from './move-options.ts';
import { sendBookingLinks } from './send-booking-links.ts';

/** The calls of My bookings (handbook: cancelling 13), and those that move a booking or give its place up. */
export function memberBookingRoutes(app: FastifyInstance, services: Services): void {
  listRoutes(app, services);
  linksRoute(app, services);
  moveRoutes(app, services);
  giveUpRoute(app, services);
}

function listRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.bookingList,
    policy: 'member',
    request: bookingListRequest,
    answer: bookingListAnswer,
    handle: ({ principalUserId, ...wish }, { principal }) => {
      checkedPrincipal(principalUserId, principal);
      return listBookings(services, { ...wish, memberId: memberOf(principal).userId });
    },
  });
  callRoute(app, services, {
    path: paths.bookingDays,
    policy: 'member',
    request: bookingDaysRequest,
    answer: bookingDaysAnswer,
    handle: ({ branchId, principalUserId, from, to, includeCancelled }, { principal }) => {
      checkedPrincipal(principalUserId, principal);
      const memberId = memberOf(principal).userId;
      return listBookingDays(services, { branchId, memberId, from, to, includeCancelled });
    },
  });
}

function linksRoute(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.bookingLinks,
    policy: 'anyone',
    request: bookingLinksRequest,
    answer: bookingLinksAnswer,
    handle: async (body, caller) => {
      const { spam } = await guardForm(services, paths.bookingLinks, body, caller);
      if (!spam) await sendBookingLinks(services, { ...body, asker: askerOf(caller) });
      return { ok: true as const };
    },
  });
}

function moveRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.moveOptions,
    policy: 'anyone',
    request: moveOptionsRequest,
    answer: moveOptionsAnswer,
    handle: async ({ branchId, bookingId, key, from }, caller) => {
      const own = await ownBooking(services, { branchId, bookingId, key, caller });
      return moveOptions(services, own, from);
    },
  });
  callRoute(app, services, {
    path: paths.move,
    policy: 'anyone',
    request: moveRequest,
    answer: bookingAnswerContract,
    handle: async ({ branchId, bookingId, classId, key }, caller) => {
      limitChanges(services, caller);
      const wish = { branchId, bookingId, key, caller };
      const own = await ownBooking(services, wish);
      await proveByBooking(services, own, { key, caller });
      await moveBooking(services, own, classId, actorOf(own, caller), moveAsker(caller, own));
      return bookingAnswer(services, asSeenBy(await ownBooking(services, wish), caller.principal));
    },
  });
}

function giveUpRoute(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.giveUp,
    policy: 'anyone',
    request: giveUpRequest,
    answer: giveUpAnswer,
    handle: async ({ branchId, bookingId, key }, caller) => {
      limitChanges(services, caller);
      const own = await ownBooking(services, { branchId, bookingId, key, caller });
      await proveByBooking(services, own, { key, caller });
      const asker = changeAsker(caller, own);
      const givenUpAt = await giveUpBooking(services, own, actorOf(own, caller), asker);
      return { ok: true as const, bookingId, givenUpAt: givenUpAt.toISOString() };
    },
  });
}

function actorOf(own: BookingRow, { principal }: Caller): Actor {
  return principal && isItsMember(own, principal) ? `member:${principal.userId}` : 'client';
}
