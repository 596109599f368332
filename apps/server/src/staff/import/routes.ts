import { paths } from '@studio/contracts/paths';
import {
  importBodyLimit,
  importCheckAnswer,
  importCheckRequest,
  importListAnswer,
  importListRequest,
  importProgressAnswer,
  importProgressRequest,
  importReadAnswer,
  importReadRequest,
  importRunRequest,
  importTroubleAnswer,
  importTroubleRequest,
  importUndoRequest,
} from '@studio/contracts/staff-import';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { checkImport, troubleOf } from './check-import.ts';
import { readImport } from './read-import.ts';
import { readProgress, wireImport } from './read-progress.ts';
import { beginImport, carryOut } from './run-import.ts';
import { listImports } from './store.ts';
import { beginUndo, undoImport } from './undo-import.ts';

const policy = { groups: staffToolGroups };

/** The calls of the import: read, check, run, watch, undo. */
export function importRoutes(app: FastifyInstance, services: Services): void {
  readingRoutes(app, services);
  const { database } = services;
  callRoute(app, services, {
    path: paths.importRun,
    policy,
    recentLogin: true,
    request: importRunRequest,
    answer: importProgressAnswer,
    handle: async ({ branchId, importId, columns, options }, caller) => {
      const id = { branchId, importId };
      await beginImport(services, id, { columns, options }, staffActor(caller));
      services.later('import people', () => carryOut(services, id));
      return readProgress(database, id);
    },
  });
  callRoute(app, services, {
    path: paths.importProgress,
    policy,
    request: importProgressRequest,
    answer: importProgressAnswer,
    handle: ({ branchId, importId }) => readProgress(database, { branchId, importId }),
  });
  callRoute(app, services, {
    path: paths.importUndo,
    policy,
    recentLogin: true,
    request: importUndoRequest,
    answer: importProgressAnswer,
    handle: async ({ branchId, importId }, caller) => {
      const id = { branchId, importId };
      await beginUndo(services, id, staffActor(caller));
      services.later('undo an import', () => undoImport(services, id));
      return readProgress(database, id);
    },
  });
  callRoute(app, services, {
    path: paths.importList,
    policy,
    request: importListRequest,
    answer: importListAnswer,
    handle: async ({ branchId }) => ({
      ok: true as const,
      imports: (await listImports(database, branchId)).map(wireImport),
    }),
  });
}

function readingRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.importRead,
    policy,
    bodyLimit: importBodyLimit,
    request: importReadRequest,
    answer: importReadAnswer,
    handle: ({ branchId, fileName, content }, caller) =>
      readImport(services, { branchId, fileName, content, by: staffActor(caller) }),
  });
  callRoute(app, services, {
    path: paths.importCheck,
    policy,
    request: importCheckRequest,
    answer: importCheckAnswer,
    handle: ({ branchId, importId, columns, options }) =>
      checkImport(services, { branchId, importId }, { columns, options }),
  });
  callRoute(app, services, {
    path: paths.importTrouble,
    policy,
    request: importTroubleRequest,
    answer: importTroubleAnswer,
    handle: async ({ branchId, importId, columns, options }) => ({
      ok: true as const,
      csv: await troubleOf(services, { branchId, importId }, { columns, options }),
    }),
  });
}
