import { paths } from '@studio/contracts/paths';
import {
  cancelTourAsStaffRequest,
  listToursRequest,
  listToursResponse,
  moveTourAsStaffRequest,
  setTourHoursRequest,
  setTourHoursResponse,
  staffTourResponse,
} from '@studio/contracts/staff-tours';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { type Caller, registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { cancelTour, moveTour, type TourChangeInput } from '../../tours/change-tour.ts';
import { findTour } from '../../tours/store.ts';
import { saveSetting } from '../settings/site-settings.ts';
import { listTours } from './list-tours.ts';

const staff = { groups: staffToolGroups } as const;

export function registerStaffTourRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.staffTours,
    policy: staff,
    request: listToursRequest,
    response: listToursResponse,
    handle: async (body) => ({ ok: true as const, ...(await listTours(services, body)) }),
  });
  registerApiRoute(app, services, {
    path: paths.staffTourHours,
    policy: staff,
    request: setTourHoursRequest,
    response: setTourHoursResponse,
    handle: async ({ branchId, hours: value }, caller) => {
      const { database, clock } = services;
      const setting = { branchId, name: 'tourHours', value } as const;
      await database.transaction((tx) => saveSetting(tx, setting, getStaffActor(caller), clock.now()));
      return { ok: true as const };
    },
  });
  registerApiRoute(app, services, {
    path: paths.staffTourMove,
    policy: staff,
    request: moveTourAsStaffRequest,
    response: staffTourResponse,
    handle: async ({ branchId, tourId, slotId, reason }, caller) => {
      const tour = await requireTour(services, branchId, tourId);
      await moveTour(services, tour, slotId, byStaff(caller, `moved: ${reason}`));
      return { ok: true as const };
    },
  });
  registerApiRoute(app, services, {
    path: paths.staffTourCancel,
    policy: staff,
    request: cancelTourAsStaffRequest,
    response: staffTourResponse,
    handle: async ({ branchId, tourId, reason }, caller) => {
      const tour = await requireTour(services, branchId, tourId);
      await cancelTour(services, tour, byStaff(caller, `cancelled: ${reason}`));
      return { ok: true as const };
    },
  });
}

function byStaff(caller: Caller, reason: string): TourChangeInput {
  return { actor: getStaffActor(caller), reason, requester: 'studio' };
}

async function requireTour({ database }: Services, branchId: string, tourId: string) {
  const tour = await findTour(database, branchId, tourId);
  if (!tour) throw new AppError('not_found');
  return tour;
}
