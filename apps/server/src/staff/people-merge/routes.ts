import { paths } from '@studio/contracts/paths';
import {
  dismissMergeRequest,
  dismissMergeResponse,
  listMergeSuggestionsRequest,
  listMergeSuggestionsResponse,
  listMergesRequest,
  listMergesResponse,
  mergePeopleRequest,
  mergePeopleResponse,
  previewMergeRequest,
  previewMergeResponse,
  undoMergeRequest,
  undoMergeResponse,
} from '@studio/contracts/staff-merge';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import {
  dismissMergeSuggestion,
  listMerges,
  mergePersonRecords,
  previewMerge,
  undoMerge,
} from './merge-person-records.ts';
import { suggestMerges } from './suggest-merges.ts';

const policy = { groups: staffToolGroups };

export function registerPeopleMergeRoutes(app: FastifyInstance, services: Services): void {
  registerReadRoutes(app, services);
  registerApiRoute(app, services, {
    path: paths.mergeDismiss,
    policy,
    request: dismissMergeRequest,
    response: dismissMergeResponse,
    handle: async ({ branchId, personId, otherId }, caller) => {
      await dismissMergeSuggestion(services, { branchId, personId, otherId }, getStaffActor(caller));
      return { ok: true as const };
    },
  });
  registerApiRoute(app, services, {
    path: paths.mergePeople,
    policy,
    // Requires a recent login, because a merge gives one person's bookings and sessions to the other person's account.
    recentLogin: true,
    request: mergePeopleRequest,
    response: mergePeopleResponse,
    handle: async ({ branchId, personId, otherId, details, bothAccounts }, caller) => {
      const input = { branchId, oneId: personId, otherId, facts: details, bothAccounts };
      return { ok: true as const, ...(await mergePersonRecords(services, input, getStaffActor(caller))) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.mergeUndo,
    policy,
    request: undoMergeRequest,
    response: undoMergeResponse,
    handle: async ({ branchId, mergeId }, caller) => {
      await undoMerge(services, { branchId, mergeId }, getStaffActor(caller));
      return { ok: true as const };
    },
  });
}

function registerReadRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.mergeSuggestions,
    policy,
    request: listMergeSuggestionsRequest,
    response: listMergeSuggestionsResponse,
    handle: ({ branchId, personId = null, offset }) =>
      suggestMerges(services, { branchId, personId, offset }),
  });
  registerApiRoute(app, services, {
    path: paths.mergePreview,
    policy,
    request: previewMergeRequest,
    response: previewMergeResponse,
    handle: ({ branchId, personId, otherId }) => previewMerge(services, { branchId, personId, otherId }),
  });
  registerApiRoute(app, services, {
    path: paths.mergeList,
    policy,
    request: listMergesRequest,
    response: listMergesResponse,
    handle: ({ branchId, personId }) => listMerges(services, { branchId, personId }),
  });
}
