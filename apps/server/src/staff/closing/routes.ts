import { paths } from '@studio/contracts/paths';
import {
  eraseAnswer,
  erasePreviewAnswer,
  erasePreviewRequest,
  eraseRequest,
  personExportAnswer,
  personExportRequest,
} from '@studio/contracts/staff-closing';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { previewErasure } from './preview-erasure.ts';
import { whoseRecords } from './whose-records.ts';

const policy = { groups: ['ADMIN'] } as const;

/** What the law gives everybody: their data, and an end. */
export function personClosingRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.personExport,
    policy,
    recentLogin: true,
    request: personExportRequest,
    answer: personExportAnswer,
    handle: ({ branchId, personId }, caller) =>
      exportPerson(services, { branchId, personId }, staffActor(caller)),
  });
  callRoute(app, services, {
    path: paths.erasePreview,
    policy,
    request: erasePreviewRequest,
    answer: erasePreviewAnswer,
    handle: async ({ branchId, personId }) => {
      const { database, clock } = services;
      return previewErasure(database, await whoseRecords(database, branchId, personId), clock.now());
    },
  });
  callRoute(app, services, {
    path: paths.erasePerson,
    policy,
    recentLogin: true,
    request: eraseRequest,
    answer: eraseAnswer,
    handle: async ({ branchId, personId, typed, why }, caller) => {
      await erasePerson(services, { branchId, personId, typed, why }, staffActor(caller));
      return { ok: true as const };
    },
  });
}
