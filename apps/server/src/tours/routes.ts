import { paths } from '@studio/contracts/paths';
import {
  type TourBookAnswer,
  tourAnswer,
  tourAvailabilityAnswer,
  tourAvailabilityRequest,
  tourBookAnswer,
  tourBookRequest,
  tourCancelRequest,
  tourGetRequest,
  tourHoldAnswer,
  tourHoldRequest,
  tourMoveRequest,
  tourReleaseAnswer,
  tourReleaseRequest,
} from '@studio/contracts/tours';
import { quickestHandMs } from '@studio/domain/people/form-pace';
import { epochSeconds, londonDate } from '@studio/domain/time/london';
import type { FastifyInstance } from 'fastify';
import { proveByLink } from '../people/emailed-link.ts';
import { askerOf, type Caller, callRoute } from '../platform/call-route.ts';
import { guardForm, type SentForm } from '../platform/form-guard.ts';
import { answerOnce } from '../platform/idempotency.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import type { Services } from '../platform/services.ts';
import { bookTour } from './book-tour.ts';
import { cancelTour, linkedTour, moveTour, ownTour, type TourChange } from './change-tour.ts';
import { holdSlot, releaseHeldSlot } from './hold-slot.ts';
import type { TourRow } from './store.ts';
import { tourAvailability } from './tour-availability.ts';

/** The calls about studio tours (handbook: tours 6). */
export function tourRoutes(app: FastifyInstance, services: Services): void {
  for (const path of [paths.tourAvailability, paths.studioTourSlots]) availabilityRoute(app, services, path);
  for (const path of [paths.tourBook, paths.studioTourBook]) bookRoute(app, services, path);
  holdRoutes(app, services);
  changeRoutes(app, services);
}

function availabilityRoute(app: FastifyInstance, services: Services, path: string): void {
  callRoute(app, services, {
    path,
    policy: 'anyone',
    request: tourAvailabilityRequest,
    answer: tourAvailabilityAnswer,
    handle: ({ branchId, daysFrom, daysTo, clientId }) =>
      tourAvailability(services, { branchId, daysFrom, daysTo, clientId }),
  });
}

function bookRoute(app: FastifyInstance, services: Services, path: string): void {
  callRoute(app, services, {
    path,
    policy: 'anyone',
    request: tourBookRequest,
    answer: tourBookAnswer,
    handle: async (body, caller) => {
      const { branchId, slotId, customer, idempotencyKey: key } = body;
      const { clientId, addressHash, networkHash } = caller;
      const principalId = caller.principal?.userId ?? null;
      await guardForm(services, paths.tourBook, asForm(body), caller);
      const call = { branchId, caller, call: paths.tourBook, key, body: { slotId, customer } };
      return answerOnce(services, call, async () =>
        wireTour(
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

function holdRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.tourHold,
    policy: 'anyone',
    request: tourHoldRequest,
    answer: tourHoldAnswer,
    handle: async (body, caller) => {
      const { branchId, slotId } = body;
      const { clientId, addressHash, networkHash } = caller;
      await guardForm(services, paths.tourHold, asForm(body), caller, 'tour-hold');
      const expiry = await holdSlot(services, { branchId, slotId, clientId, addressHash, networkHash });
      return { ok: true as const, holdExpiresAt: epochSeconds(expiry) };
    },
  });
  callRoute(app, services, {
    path: paths.tourRelease,
    policy: 'anyone',
    request: tourReleaseRequest,
    answer: tourReleaseAnswer,
    handle: async ({ branchId, slotId, clientId }, caller) => {
      limitChanges(services, caller);
      const released = await releaseHeldSlot(services, { branchId, slotId, clientId });
      return { ok: true as const, released };
    },
  });
}

function changeRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.tourGet,
    policy: 'anyone',
    request: tourGetRequest,
    answer: tourAnswer,
    handle: async (body, { principal }) => withStatus(await ownTour(services, body, principal)),
  });
  callRoute(app, services, {
    path: paths.tourMove,
    policy: 'anyone',
    request: tourMoveRequest,
    answer: tourAnswer,
    handle: async (body, caller) => {
      limitChanges(services, caller);
      const tour = await ownTour(services, body, caller.principal);
      const change = await visitorChange(services, tour, { ...body, why: 'moved' }, caller);
      return withStatus(await moveTour(services, tour, body.slotId, change));
    },
  });
  callRoute(app, services, {
    path: paths.tourCancel,
    policy: 'anyone',
    request: tourCancelRequest,
    answer: tourAnswer,
    handle: async (body, caller) => {
      limitChanges(services, caller);
      const tour = await ownTour(services, body, caller.principal);
      const change = await visitorChange(services, tour, { ...body, why: 'cancelled' }, caller);
      return withStatus(await cancelTour(services, tour, change));
    },
  });
}

/**
 * A call of the tour wizard as the guard of open forms judges it. Programs that call the documented API have no form, so
 * only what was told of one is judged; whoever fills in the hidden field shows some work, since it may be a browser's
 * autofill.
 */
function asForm({ website, openForMs = quickestHandMs, proof }: SentForm): SentForm {
  return { website: '', openForMs: website === '' ? openForMs : 0, proof };
}

/** A change by the visitor, whose browser proves their address when it comes by the emailed link. */
async function visitorChange(
  services: Services,
  tour: TourRow,
  { key, why }: { key?: string | undefined; why: string },
  caller: Caller,
): Promise<TourChange> {
  const { branchId } = tour;
  await proveByLink(services, { ...linkedTour(tour), branchId, key, clientId: caller.clientId });
  return { actor: 'client', why, askedBy: askerOf(caller) };
}

function withStatus(tour: TourRow) {
  return { ...wireTour(tour), status: tour.status };
}

/** Returns a booked tour as calls carry it. */
function wireTour(tour: TourRow): TourBookAnswer {
  const { firstName, lastName, email, phone } = tour;
  return {
    ok: true,
    bookingId: tour.id,
    date: londonDate(tour.startsAt),
    start: tour.startsAt.toISOString(),
    end: tour.endsAt.toISOString(),
    customer: { firstName, lastName, email, phone },
  };
}
