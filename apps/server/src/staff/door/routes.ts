import { paths } from '@studio/contracts/paths';
import {
  doorNotesAnswer,
  doorNotesRequest,
  doorNowAnswer,
  doorNowRequest,
  type MarkOutcome,
  marksAnswer,
  marksRequest,
  rosterAnswer,
  rosterRequest,
  scanAnswer,
  scanRequest,
} from '@studio/contracts/staff-door';
import { studioTeam } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { classesOf } from '../own-classes.ts';
import { doorClassOf, doorNow } from './door-now.ts';
import { keepMark } from './keep-mark.ts';
import { doorNotes } from './notes.ts';
import { ownClass } from './own-class.ts';
import { classRoster } from './roster.ts';
import { scanCode } from './scan.ts';

/** The calls of the door: whose code it is, who is expected, and who is here. */
export function doorRoutes(app: FastifyInstance, services: Services): void {
  const policy = { groups: studioTeam };
  callRoute(app, services, {
    path: paths.adminScan,
    policy,
    request: scanRequest,
    answer: scanAnswer,
    handle: ({ branchId, code, signature }) => scanCode(services, { branchId, code, signature }),
  });
  callRoute(app, services, {
    path: paths.doorNow,
    policy,
    request: doorNowRequest,
    answer: doorNowAnswer,
    handle: ({ branchId }, { principal }) => doorNow(services, branchId, principal),
  });
  callRoute(app, services, {
    path: paths.doorRoster,
    policy,
    request: rosterRequest,
    answer: rosterAnswer,
    handle: async ({ branchId, classId }, { principal }) => ({
      ok: true as const,
      class: doorClassOf(await ownClass(services, branchId, classId, principal)),
      rows: await classRoster(services, branchId, classId),
    }),
  });
  callRoute(app, services, {
    path: paths.doorNotes,
    policy,
    request: doorNotesRequest,
    answer: doorNotesAnswer,
    handle: (body, { principal }) => doorNotes(services, body, principal),
  });
  callRoute(app, services, {
    path: paths.doorMarks,
    policy,
    request: marksRequest,
    answer: marksAnswer,
    handle: async ({ branchId, marks }, caller) => {
      const { database, clock } = services;
      const whose = await classesOf(database, branchId, caller.principal);
      const marker = { actor: staffActor(caller), whose };
      const outcomes: MarkOutcome[] = [];
      for (const mark of marks) {
        outcomes.push(await database.transaction((tx) => keepMark(tx, branchId, mark, marker, clock.now())));
      }
      return { ok: true as const, outcomes };
    },
  });
}
