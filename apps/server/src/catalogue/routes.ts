import { getCatalogueRequest, getCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { loadCatalogue } from './load-catalogue.ts';

export function catalogueRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.catalogue,
    policy: 'anyone',
    request: getCatalogueRequest,
    response: getCatalogueResponse,
    handle: ({ branchId }) => loadCatalogue(services.database, branchId),
  });
}
