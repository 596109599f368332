import { paths } from '@studio/contracts/paths';
import {
  checkImportRequest,
  checkImportResponse,
  getImportProgressRequest,
  getImportProgressResponse,
  listImportIssuesRequest,
  listImportIssuesResponse,
  listImportsRequest,
  listImportsResponse,
  maxImportBodyBytes,
  readImportFileRequest,
  readImportFileResponse,
  runImportRequest,
  undoImportRequest,
} from '@studio/contracts/staff-import';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { checkImport, exportImportIssues } from './check-import.ts';
import { readImportProgress, toImportDto } from './read-import-progress.ts';
import { runImport, startImport } from './run-import.ts';
import { saveImportDraft } from './save-import-draft.ts';
import { listImports } from './store.ts';
import { startUndo, undoImport } from './undo-import.ts';

const policy = { groups: staffToolGroups };

/** Registers the staff routes that read, check, run, follow and undo an import. */
export function registerImportRoutes(app: FastifyInstance, services: Services): void {
  registerReadRoutes(app, services);
  const { database } = services;
  registerApiRoute(app, services, {
    path: paths.importRun,
    policy,
    recentLogin: true,
    request: runImportRequest,
    response: getImportProgressResponse,
    handle: async ({ branchId, importId, columns, options }, caller) => {
      const id = { branchId, importId };
      await startImport(services, id, { columns, options }, getStaffActor(caller));
      services.runInBackground('import people', () => runImport(services, id));
      return readImportProgress(database, id);
    },
  });
  registerApiRoute(app, services, {
    path: paths.importProgress,
    policy,
    request: getImportProgressRequest,
    response: getImportProgressResponse,
    handle: ({ branchId, importId }) => readImportProgress(database, { branchId, importId }),
  });
  registerApiRoute(app, services, {
    path: paths.importUndo,
    policy,
    recentLogin: true,
    request: undoImportRequest,
    response: getImportProgressResponse,
    handle: async ({ branchId, importId }, caller) => {
      const id = { branchId, importId };
      await startUndo(services, id, getStaffActor(caller));
      services.runInBackground('undo an import', () => undoImport(services, id));
      return readImportProgress(database, id);
    },
  });
  registerApiRoute(app, services, {
    path: paths.importList,
    policy,
    request: listImportsRequest,
    response: listImportsResponse,
    handle: async ({ branchId }) => ({
      ok: true as const,
      imports: (await listImports(database, branchId)).map(toImportDto),
    }),
  });
}

function registerReadRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.importRead,
    policy,
    bodyLimit: maxImportBodyBytes,
    request: readImportFileRequest,
    response: readImportFileResponse,
    handle: ({ branchId, kind, system, fileName, content }, caller) =>
      saveImportDraft(services, { branchId, kind, system, fileName, content, by: getStaffActor(caller) }),
  });
  registerApiRoute(app, services, {
    path: paths.importCheck,
    policy,
    request: checkImportRequest,
    response: checkImportResponse,
    handle: ({ branchId, importId, columns, options }) =>
      checkImport(services, { branchId, importId }, { columns, options }),
  });
  registerApiRoute(app, services, {
    path: paths.importIssues,
    policy,
    request: listImportIssuesRequest,
    response: listImportIssuesResponse,
    handle: async ({ branchId, importId, columns, options }) => ({
      ok: true as const,
      csv: await exportImportIssues(services, { branchId, importId }, { columns, options }),
    }),
  });
}
