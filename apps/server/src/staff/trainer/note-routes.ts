import { paths } from '@studio/contracts/paths';
import {
  removeTrainerNoteRequest,
  trainerNoteResponse,
  writeTrainerNoteRequest,
} from '@studio/contracts/trainer';
import { trainerToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { removeTrainerNote, writeTrainerNote } from './trainer-notes.ts';

const policy = { groups: trainerToolGroups };

/** Registers the routes with which instructors write notes about clients of their classes. */
export function registerTrainerNoteRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.trainerNoteWrite,
    policy,
    request: writeTrainerNoteRequest,
    response: trainerNoteResponse,
    handle: async (body, caller) => {
      const { principal } = caller;
      await writeTrainerNote(services, body, { principal, actor: getStaffActor(caller) });
      return { ok: true as const };
    },
  });
  registerApiRoute(app, services, {
    path: paths.trainerNoteRemove,
    policy,
    request: removeTrainerNoteRequest,
    response: trainerNoteResponse,
    handle: async (body, caller) => {
      await removeTrainerNote(services, body, getStaffActor(caller));
      return { ok: true as const };
    },
  });
}
