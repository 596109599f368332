import { paths } from '@studio/contracts/paths';
import {
  mergeAnswer,
  mergeApartAnswer,
  mergeApartRequest,
  mergeListAnswer,
  mergeListRequest,
  mergePreviewAnswer,
  mergePreviewRequest,
  mergeRequest,
  mergeSuggestionsAnswer,
  mergeSuggestionsRequest,
  mergeUndoAnswer,
  mergeUndoRequest,
} from '@studio/contracts/staff-merge';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { keepApart, listMerges, merge, previewMerge, undoMerge } from './merge.ts';
import { suggestMerges } from './suggest-merges.ts';

const policy = { groups: staffToolGroups };

/** The calls about records that are one person. */
export function mergeRoutes(app: FastifyInstance, services: Services): void {
  readingRoutes(app, services);
  callRoute(app, services, {
    path: paths.mergeApart,
    policy,
    request: mergeApartRequest,
    answer: mergeApartAnswer,
    handle: async ({ branchId, personId, otherId }, caller) => {
      await keepApart(services, { branchId, personId, otherId }, staffActor(caller));
      return { ok: true as const };
    },
  });
  callRoute(app, services, {
    path: paths.mergePeople,
    policy,
    // The bookings and sessions of one record become those of the other one’s account.
    recentLogin: true,
    request: mergeRequest,
    answer: mergeAnswer,
    handle: async ({ branchId, personId, otherId, facts, bothAccounts }, caller) => {
      const wish = { branchId, oneId: personId, otherId, facts, bothAccounts };
      return { ok: true as const, ...(await merge(services, wish, staffActor(caller))) };
    },
  });
  callRoute(app, services, {
    path: paths.mergeUndo,
    policy,
    request: mergeUndoRequest,
    answer: mergeUndoAnswer,
    handle: async ({ branchId, mergeId }, caller) => {
      await undoMerge(services, { branchId, mergeId }, staffActor(caller));
      return { ok: true as const };
    },
  });
}

function readingRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.mergeSuggestions,
    policy,
    request: mergeSuggestionsRequest,
    answer: mergeSuggestionsAnswer,
    handle: ({ branchId, personId = null, offset }) =>
      suggestMerges(services, { branchId, personId, offset }),
  });
  callRoute(app, services, {
    path: paths.mergePreview,
    policy,
    request: mergePreviewRequest,
    answer: mergePreviewAnswer,
    handle: ({ branchId, personId, otherId }) => previewMerge(services, { branchId, personId, otherId }),
  });
  callRoute(app, services, {
    path: paths.mergeList,
    policy,
    request: mergeListRequest,
    answer: mergeListAnswer,
    handle: ({ branchId, personId }) => listMerges(services, { branchId, personId }),
  });
}
