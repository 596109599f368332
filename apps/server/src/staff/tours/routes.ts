import { paths } from '@studio/contracts/paths';
import {
  staffTourAnswer,
  staffTourCancelRequest,
  staffTourMoveRequest,
  toursHoursAnswer,
  toursHoursRequest,
  toursListAnswer,
  toursListRequest,
} from '@studio/contracts/staff-tours';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { type Caller, callRoute } from '../../platform/call-route.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { cancelTour, moveTour, type TourChange } from '../../tours/change-tour.ts';
import { findTour } from '../../tours/store.ts';
import { saveSetting } from '../settings/site-settings.ts';
import { listTours } from './list-tours.ts';

const staff = { groups: staffToolGroups } as const;

/** Tours as the staff see and change them. */
export function staffTourRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.staffTours,
    policy: staff,
    request: toursListRequest,
    answer: toursListAnswer,
    handle: async (body) => ({ ok: true as const, ...(await listTours(services, body)) }),
  });
  callRoute(app, services, {
    path: paths.staffTourHours,
    policy: staff,
    request: toursHoursRequest,
    answer: toursHoursAnswer,
    handle: async ({ branchId, hours: value }, caller) => {
      const { database, clock } = services;
      const setting = { branchId, name: 'tourHours', value } as const;
      await database.transaction((tx) => saveSetting(tx, setting, staffActor(caller), clock.now()));
      return { ok: true as const };
    },
  });
  callRoute(app, services, {
    path: paths.staffTourMove,
    policy: staff,
    request: staffTourMoveRequest,
    answer: staffTourAnswer,
    handle: async ({ branchId, tourId, slotId, reason }, caller) => {
      const tour = await knownTour(services, branchId, tourId);
      await moveTour(services, tour, slotId, byStaff(caller, `moved: ${reason}`));
      return { ok: true as const };
    },
  });
  callRoute(app, services, {
    path: paths.staffTourCancel,
    policy: staff,
    request: staffTourCancelRequest,
    answer: staffTourAnswer,
    handle: async ({ branchId, tourId, reason }, caller) => {
      const tour = await knownTour(services, branchId, tourId);
      await cancelTour(services, tour, byStaff(caller, `cancelled: ${reason}`));
      return { ok: true as const };
    },
  });
}

function byStaff(caller: Caller, why: string): TourChange {
  return { actor: staffActor(caller), why, askedBy: 'studio' };
}

async function knownTour({ database }: Services, branchId: string, tourId: string) {
  const tour = await findTour(database, branchId, tourId);
  if (!tour) throw new Refused('not_found');
  return tour;
}
