import { paths } from '@studio/contracts/paths';
import { catalogueOkResponse } from '@studio/contracts/staff-catalogue';
import * as contract from '@studio/contracts/staff-rooms';
import type { FastifyInstance } from 'fastify';
import { addRoom, reorderRoom, updateRoom } from '../../catalogue/room-store.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { archiveRoom } from './archive-room.ts';
import { ownerPolicy } from './owner-policy.ts';
import { previewRoomMap } from './preview-room-map.ts';

const done = { ok: true as const };

/** Registers the routes that add, change, order and archive rooms. */
export function registerRoomRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.roomAdd,
    policy: ownerPolicy,
    request: contract.addRoomRequest,
    response: contract.addRoomResponse,
    handle: async ({ branchId, name, kind, detail, capacity }, caller) => ({
      ...done,
      id: await addRoom(services, { branchId, name, kind, detail, capacity }, getStaffActor(caller)),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.roomSave,
    policy: ownerPolicy,
    request: contract.saveRoomRequest,
    response: catalogueOkResponse,
    handle: async ({ branchId, id, version, name, kind, detail, capacity, beds }, caller) => {
      const change = { branchId, id, version, name, kind, detail, capacity, beds };
      await updateRoom(services, change, getStaffActor(caller));
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.roomMapPreview,
    policy: ownerPolicy,
    request: contract.previewRoomMapRequest,
    response: contract.previewRoomMapResponse,
    handle: ({ branchId, id, beds }) => previewRoomMap(services, { branchId, roomId: id, beds }),
  });
  registerApiRoute(app, services, {
    path: paths.roomReorder,
    policy: ownerPolicy,
    request: contract.reorderRoomsRequest,
    response: catalogueOkResponse,
    handle: async ({ branchId, id, offset }, caller) => {
      await reorderRoom(services, { branchId, id, offset }, getStaffActor(caller));
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.roomArchive,
    policy: ownerPolicy,
    request: contract.archiveRoomRequest,
    response: catalogueOkResponse,
    handle: async ({ branchId, id, archived, removeEmpty }, caller) => {
      await archiveRoom(services, { branchId, id, archived, removeEmpty }, getStaffActor(caller));
      return done;
    },
  });
}
