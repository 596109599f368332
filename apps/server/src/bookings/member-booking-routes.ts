import { bookingResponse as bookingAnswerContract } from '@studio/contracts/bookings';
import {
  lateCancelRequest,
  lateCancelResponse,
  listBookingDaysRequest,
  listBookingDaysResponse,
  listBookingsRequest,
  listBookingsResponse,
  listMoveOptionsRequest,
  listMoveOptionsResponse,
  moveBookingRequest,
  sendBookingLinksRequest,
  sendBookingLinksResponse,
} from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../platform/audit.ts';
import { checkClaimedMemberId, requirePrincipal } from '../platform/http/access-token-verifier.ts';
import { type Caller, registerApiRoute, toEmailRequester } from '../platform/http/api-route.ts';
import { guardForm } from '../platform/http/form-guard.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { Services } from '../platform/services.ts';
import {
  isBookingMember,
  loadOwnBooking,
  recordBookingEmailProof,
  redactBookingForReader,
} from './booking-access.ts';
import type { BookingRow } from './booking-store.ts';
import { lateCancelBooking } from './cancellation/late-cancel-booking.ts';
import { getBookingChangeRequester, getMoveEmailRequester } from './emails/booking-email-requester.ts';
import { sendBookingLinks } from './emails/send-booking-links.ts';
import { listMoveOptions } from './moving/list-move-options.ts';
import { moveBooking } from './moving/move-booking.ts';
import { buildBookingResponse } from './reading/booking-response.ts';
import { listBookingDays, listBookings } from './reading/list-bookings.ts';

/** Registers the routes of My bookings (handbook: cancelling 13), of moves and of late cancellations. */
export function registerMemberBookingRoutes(app: FastifyInstance, services: Services): void {
  registerListRoutes(app, services);
  linksRoute(app, services);
  registerMoveRoutes(app, services);
  lateCancelRoute(app, services);
}

function registerListRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.bookingList,
    policy: 'member',
    request: listBookingsRequest,
    response: listBookingsResponse,
    handle: ({ principalUserId, ...input }, { principal }) => {
      checkClaimedMemberId(principalUserId, principal);
      return listBookings(services, { ...input, memberId: requirePrincipal(principal).userId });
    },
  });
  registerApiRoute(app, services, {
    path: paths.bookingDays,
    policy: 'member',
    request: listBookingDaysRequest,
    response: listBookingDaysResponse,
    handle: ({ branchId, principalUserId, from, to, includeCancelled }, { principal }) => {
      checkClaimedMemberId(principalUserId, principal);
      const memberId = requirePrincipal(principal).userId;
      return listBookingDays(services, { branchId, memberId, from, to, includeCancelled });
    },
  });
}

function linksRoute(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.bookingLinks,
    policy: 'anyone',
    request: sendBookingLinksRequest,
    response: sendBookingLinksResponse,
    handle: async (body, caller) => {
      const { spam } = await guardForm(services, paths.bookingLinks, body, caller);
      if (!spam) await sendBookingLinks(services, { ...body, requester: toEmailRequester(caller) });
      return { ok: true as const };
    },
  });
}

function registerMoveRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.moveOptions,
    policy: 'anyone',
    request: listMoveOptionsRequest,
    response: listMoveOptionsResponse,
    handle: async ({ branchId, bookingId, key, from }, caller) => {
      const own = await loadOwnBooking(services, { branchId, bookingId, key, caller });
      return listMoveOptions(services, own, from);
    },
  });
  registerApiRoute(app, services, {
    path: paths.move,
    policy: 'anyone',
    request: moveBookingRequest,
    response: bookingAnswerContract,
    handle: async ({ branchId, bookingId, classId, key, seen }, caller) => {
      rateLimitWrites(services, caller);
      const input = { branchId, bookingId, key, caller };
      const own = await loadOwnBooking(services, input);
      await recordBookingEmailProof(services, own, { key, caller });
      const requester = getMoveEmailRequester(caller, own);
      await moveBooking(services, own, classId, actorOf(own, caller), { requester, seen: seen ?? null });
      return buildBookingResponse(
        services,
        redactBookingForReader(await loadOwnBooking(services, input), caller.principal),
      );
    },
  });
}

function lateCancelRoute(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.lateCancel,
    policy: 'anyone',
    request: lateCancelRequest,
    response: lateCancelResponse,
    handle: async ({ branchId, bookingId, key }, caller) => {
      rateLimitWrites(services, caller);
      const own = await loadOwnBooking(services, { branchId, bookingId, key, caller });
      await recordBookingEmailProof(services, own, { key, caller });
      const requester = getBookingChangeRequester(caller, own);
      const lateCancelledAt = await lateCancelBooking(services, own, actorOf(own, caller), requester);
      return { ok: true as const, bookingId, lateCancelledAt: lateCancelledAt.toISOString() };
    },
  });
}

function actorOf(own: BookingRow, { principal }: Caller): Actor {
  return principal && isBookingMember(own, principal) ? `member:${principal.userId}` : 'client';
}
