import { catalogueAnswer, catalogueRequest } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../platform/call-route.ts';
import type { Services } from '../platform/services.ts';
import { getCatalogue } from './get-catalogue.ts';

/** The call that tells pages what the studio is, teaches and sells. It writes nothing. */
export function catalogueRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.catalogue,
    policy: 'anyone',
    request: catalogueRequest,
    answer: catalogueAnswer,
    handle: ({ branchId }) => getCatalogue(services.database, branchId),
  });
}
