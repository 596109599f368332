import { paths } from '@studio/contracts/paths';
import { catalogueOkResponse } from '@studio/contracts/staff-catalogue';
import * as contract from '@studio/contracts/staff-class-types';
import type { FastifyInstance } from 'fastify';
import { addActivity, renameActivity } from '../../catalogue/activity-store.ts';
import { addClassType, type ClassTypeInput, reorderClassType } from '../../catalogue/class-type-store.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { changeClassType } from '../../timetable/change-class-type.ts';
import { archiveClassType } from './archive-class-type.ts';
import { ownerPolicy } from './owner-policy.ts';

const done = { ok: true as const };

/** Registers the routes that add, change, order and archive class types, and add and rename activities. */
export function registerClassTypeRoutes(app: FastifyInstance, services: Services): void {
  registerActivityRoutes(app, services);
  registerApiRoute(app, services, {
    path: paths.classTypeAdd,
    policy: ownerPolicy,
    request: contract.addClassTypeRequest,
    response: contract.addClassTypeResponse,
    handle: async (body, caller) => ({
      ...done,
      id: await addClassType(services, toInput(body), getStaffActor(caller)),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.classTypeSave,
    policy: ownerPolicy,
    request: contract.saveClassTypeRequest,
    response: contract.saveClassTypeResponse,
    handle: async (body, caller) => {
      const { id, version, includeScheduled, repriceScheduled } = body;
      const change = { ...toInput(body), id, version, includeScheduled, repriceScheduled };
      return { ...done, ...(await changeClassType(services, change, getStaffActor(caller))) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.classTypeReorder,
    policy: ownerPolicy,
    request: contract.reorderClassTypesRequest,
    response: catalogueOkResponse,
    handle: async ({ branchId, id, offset }, caller) => {
      await reorderClassType(services, { branchId, id, offset }, getStaffActor(caller));
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.classTypeArchive,
    policy: ownerPolicy,
    request: contract.archiveClassTypeRequest,
    response: catalogueOkResponse,
    handle: async ({ branchId, id, archived, removeEmpty }, caller) => {
      await archiveClassType(services, { branchId, id, archived, removeEmpty }, getStaffActor(caller));
      return done;
    },
  });
}

function registerActivityRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.activityAdd,
    policy: ownerPolicy,
    request: contract.addActivityRequest,
    response: contract.addActivityResponse,
    handle: async ({ branchId, label }, caller) => ({
      ...done,
      id: await addActivity(services, { branchId, label }, getStaffActor(caller)),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.activityRename,
    policy: ownerPolicy,
    request: contract.renameActivityRequest,
    response: catalogueOkResponse,
    handle: async ({ branchId, id, label, previousLabel }, caller) => {
      await renameActivity(services, { branchId, id, label, previousLabel }, getStaffActor(caller));
      return done;
    },
  });
}

/** Picks the values of a class type from the request, which also contains the envelope. */
function toInput(body: ClassTypeInput): ClassTypeInput {
  const { branchId, title, description, activityId, subType, difficulty, audience } = body;
  const { durationMin, capacity, pricePence, hasBedChoice } = body;
  const texts = { branchId, title, description, activityId, subType, difficulty, audience };
  return { ...texts, durationMin, capacity, pricePence, hasBedChoice };
}
