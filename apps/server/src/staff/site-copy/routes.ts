import type { SiteCopyId } from '@studio/content/site-copy/site-copy-fields';
import { paths } from '@studio/contracts/paths';
import * as contract from '@studio/contracts/staff-site-copy';
import type { FastifyInstance } from 'fastify';
import {
  discardCopyDraft,
  publishCopyDraft,
  restoreCopy,
  saveCopyDraft,
} from '../../catalogue/site-copy/change-site-copy.ts';
import { createPreviewKey } from '../../catalogue/site-copy/preview-key.ts';
import { findPublication, isSiteCopyId } from '../../catalogue/site-copy/store.ts';
import { AppError } from '../../platform/app-error.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { listSiteCopy, readSiteCopy } from './read-site-copy.ts';

/** Only owners may change the site's texts (handbook: roles 6). */
const owners = { groups: ['ADMIN'] } as const;

export function registerSiteCopyRoutes(app: FastifyInstance, services: Services): void {
  const changed = { policy: owners, response: contract.readSiteCopyResponse } as const;
  registerApiRoute(app, services, {
    path: paths.siteCopyList,
    policy: owners,
    request: contract.listSiteCopyRequest,
    response: contract.listSiteCopyResponse,
    handle: ({ branchId }) => listSiteCopy(services, branchId),
  });
  registerApiRoute(app, services, {
    ...changed,
    path: paths.siteCopyRead,
    request: contract.readSiteCopyRequest,
    handle: ({ branchId, id }) => readSiteCopy(services, branchId, toSiteCopyId(id)),
  });
  registerApiRoute(app, services, {
    ...changed,
    path: paths.siteCopySave,
    bodyLimit: contract.maxSiteCopyBodyBytes,
    request: contract.saveSiteCopyRequest,
    handle: async ({ branchId, id, version, content }, caller) => {
      const change = { branchId, id: toSiteCopyId(id), version, content };
      await saveCopyDraft(services, change, getStaffActor(caller));
      return readSiteCopy(services, branchId, change.id);
    },
  });
  registerApiRoute(app, services, {
    ...changed,
    path: paths.siteCopyDiscard,
    request: contract.discardSiteCopyRequest,
    handle: async ({ branchId, id, version }, caller) => {
      const change = { branchId, id: toSiteCopyId(id), version };
      await discardCopyDraft(services, change, getStaffActor(caller));
      return readSiteCopy(services, branchId, change.id);
    },
  });
  registerApiRoute(app, services, {
    ...changed,
    path: paths.siteCopyPublish,
    request: contract.publishSiteCopyRequest,
    handle: async ({ branchId, id, version }, caller) => {
      const change = { branchId, id: toSiteCopyId(id), version };
      await publishCopyDraft(services, change, getStaffActor(caller));
      return readSiteCopy(services, branchId, change.id);
    },
  });
  registerApiRoute(app, services, {
    ...changed,
    path: paths.siteCopyRestore,
    request: contract.restoreSiteCopyRequest,
    handle: async ({ branchId, id, version, number }, caller) => {
      const change = { branchId, id: toSiteCopyId(id), version, number };
      await restoreCopy(services, change, getStaffActor(caller));
      return readSiteCopy(services, branchId, change.id);
    },
  });
  registerApiRoute(app, services, {
    path: paths.siteCopyPreview,
    policy: owners,
    request: contract.previewSiteCopyRequest,
    response: contract.previewSiteCopyResponse,
    handle: async ({ branchId, id: text, number }) => {
      const id = toSiteCopyId(text);
      if (number !== null && !(await findPublication(services.database, branchId, id, number)))
        throw new AppError('not_found', 'This version doesn’t exist.');
      return { ok: true as const, key: createPreviewKey(services, { id, number }) };
    },
  });
}

function toSiteCopyId(id: string): SiteCopyId {
  if (!isSiteCopyId(id)) throw new AppError('not_found');
  return id;
}
