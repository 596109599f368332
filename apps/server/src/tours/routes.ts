import { paths } from '@studio/contracts/paths';
import {
  type BookTourResponse,
  bookTourRequest,
  bookTourResponse,
  cancelTourRequest,
  getTourAvailabilityRequest,
  getTourAvailabilityResponse,
  getTourRequest,
  holdTourRequest,
  holdTourResponse,
  moveTourRequest,
  releaseTourRequest,
  releaseTourResponse,
  tourResponse,
} from '@studio/contracts/tours';
import { minFormFillMs } from '@studio/domain/people/form-fill-time';
import { toEpochSeconds, toLondonDate } from '@studio/domain/time/london';
import type { FastifyInstance } from 'fastify';
import { recordEmailProofByLink } from '../people/emailed-link.ts';
import { type Caller, registerApiRoute, toEmailRequester } from '../platform/http/api-route.ts';
import { type FormSubmission, guardForm } from '../platform/http/form-guard.ts';
import { runIdempotently } from '../platform/http/idempotency.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { Services } from '../platform/services.ts';
import { bookTour } from './book-tour.ts';
import { cancelTour, loadOwnTour, moveTour, type TourChangeInput, toTourLinkTarget } from './change-tour.ts';
import { holdTourSlot, releaseTourSlot } from './hold-tour-slot.ts';
import { listAvailableSlots } from './list-available-slots.ts';
import type { TourRow } from './store.ts';

/** Registers the routes of studio tours (handbook: tours 6). */
export function registerTourRoutes(app: FastifyInstance, services: Services): void {
  for (const path of [paths.tourAvailability, paths.studioTourSlots]) availabilityRoute(app, services, path);
  for (const path of [paths.tourBook, paths.studioTourBook]) bookRoute(app, services, path);
  registerHoldRoutes(app, services);
  registerChangeRoutes(app, services);
}

function availabilityRoute(app: FastifyInstance, services: Services, path: string): void {
  registerApiRoute(app, services, {
    path,
    policy: 'anyone',
    request: getTourAvailabilityRequest,
    response: getTourAvailabilityResponse,
    handle: ({ branchId, daysFrom, daysTo, clientId }) =>
      listAvailableSlots(services, { branchId, daysFrom, daysTo, clientId }),
  });
}

function bookRoute(app: FastifyInstance, services: Services, path: string): void {
  registerApiRoute(app, services, {
    path,
    policy: 'anyone',
    request: bookTourRequest,
    response: bookTourResponse,
    handle: async (body, caller) => {
      const { branchId, slotId, customer, idempotencyKey: key } = body;
      const { clientId, addressHash, networkHash } = caller;
      const principalId = caller.principal?.userId ?? null;
      await guardForm(services, paths.tourBook, asForm(body), caller);
      const call = { branchId, caller, call: paths.tourBook, key, body: { slotId, customer } };
      return runIdempotently(services, call, async () =>
        toTourDto(
          await bookTour(services, {
            branchId,
            slotId,
            clientId,
            addressHash,
            networkHash,
            principalId,
            customer,
          }),
        ),
      );
    },
  });
}

function registerHoldRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.tourHold,
    policy: 'anyone',
    request: holdTourRequest,
    response: holdTourResponse,
    handle: async (body, caller) => {
      const { branchId, slotId } = body;
      const { clientId, addressHash, networkHash } = caller;
      await guardForm(services, paths.tourHold, asForm(body), caller, 'tour-hold');
      const expiry = await holdTourSlot(services, { branchId, slotId, clientId, addressHash, networkHash });
      return { ok: true as const, holdExpiresAt: toEpochSeconds(expiry) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.tourRelease,
    policy: 'anyone',
    request: releaseTourRequest,
    response: releaseTourResponse,
    handle: async ({ branchId, slotId, clientId }, caller) => {
      rateLimitWrites(services, caller);
      const released = await releaseTourSlot(services, { branchId, slotId, clientId });
      return { ok: true as const, released };
    },
  });
}

function registerChangeRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.tourGet,
    policy: 'anyone',
    request: getTourRequest,
    response: tourResponse,
    handle: async (body, { principal }) => toTourStatusDto(await loadOwnTour(services, body, principal)),
  });
  registerApiRoute(app, services, {
    path: paths.tourMove,
    policy: 'anyone',
    request: moveTourRequest,
    response: tourResponse,
    handle: async (body, caller) => {
      rateLimitWrites(services, caller);
      const tour = await loadOwnTour(services, body, caller.principal);
      const change = await toVisitorChange(services, tour, { ...body, reason: 'moved' }, caller);
      return toTourStatusDto(await moveTour(services, tour, body.slotId, change));
    },
  });
  registerApiRoute(app, services, {
    path: paths.tourCancel,
    policy: 'anyone',
    request: cancelTourRequest,
    response: tourResponse,
    handle: async (body, caller) => {
      rateLimitWrites(services, caller);
      const tour = await loadOwnTour(services, body, caller.principal);
      const change = await toVisitorChange(services, tour, { ...body, reason: 'cancelled' }, caller);
      return toTourStatusDto(await cancelTour(services, tour, change));
    },
  });
}

/**
 * Adapts a tour request for the form guard. API clients have no form, so missing form data passes. A filled honeypot
 * field may be a browser's autofill, so it requires proof of work and doesn't count as spam.
 */
function asForm({ website, openForMs = minFormFillMs, proof }: FormSubmission): FormSubmission {
  return { website: '', openForMs: website === '' ? openForMs : 0, proof };
}

/** Returns the input for a change by the visitor. An emailed link also proves the email address in their browser. */
async function toVisitorChange(
  services: Services,
  tour: TourRow,
  { key, reason }: { key?: string | undefined; reason: string },
  caller: Caller,
): Promise<TourChangeInput> {
  const { branchId } = tour;
  await recordEmailProofByLink(services, {
    ...toTourLinkTarget(tour),
    branchId,
    key,
    clientId: caller.clientId,
  });
  return { actor: 'client', reason, requester: toEmailRequester(caller) };
}

function toTourStatusDto(tour: TourRow) {
  return { ...toTourDto(tour), status: tour.status };
}

function toTourDto(tour: TourRow): BookTourResponse {
  const { firstName, lastName, email, phone } = tour;
  return {
    ok: true,
    bookingId: tour.id,
    date: toLondonDate(tour.startsAt),
    start: tour.startsAt.toISOString(),
    end: tour.endsAt.toISOString(),
    customer: { firstName, lastName, email, phone },
  };
}
