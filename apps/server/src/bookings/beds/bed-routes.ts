import {
  chooseBedsRequest,
  getBedsRequest,
  getBedsResponse,
  requestBedRequest,
} from '@studio/contracts/beds';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { rateLimitWrites } from '../../platform/limits/rate-limit-writes.ts';
import type { Services } from '../../platform/services.ts';
import { chooseBeds, getBeds } from './choose-beds.ts';
import { requestBed } from './request-bed.ts';

export function registerBedRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.bedsGet,
    policy: 'anyone',
    request: getBedsRequest,
    response: getBedsResponse,
    handle: ({ branchId, holdId, bookingId, key }, caller) =>
      getBeds(services, { branchId, holdId, bookingId, key, caller }),
  });
  registerApiRoute(app, services, {
    path: paths.bedsChoose,
    policy: 'anyone',
    request: chooseBedsRequest,
    response: getBedsResponse,
    handle: ({ branchId, holdId, bookingId, key, beds }, caller) => {
      rateLimitWrites(services, caller);
      const actor = caller.principal ? (`member:${caller.principal.userId}` as const) : ('client' as const);
      return chooseBeds(services, { branchId, holdId, bookingId, key, caller, beds }, actor);
    },
  });
  registerApiRoute(app, services, {
    path: paths.bedsRequest,
    policy: 'anyone',
    request: requestBedRequest,
    response: getBedsResponse,
    handle: ({ branchId, holdId, bookingId, key, request }, caller) => {
      rateLimitWrites(services, caller);
      return requestBed(services, { branchId, holdId, bookingId, key, caller, request });
    },
  });
}
