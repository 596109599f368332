import { paths } from '@studio/contracts/paths';
import {
  getAvailabilityRequest,
  getAvailabilityResponse,
  getAvailabilitySummaryRequest,
  getAvailabilitySummaryResponse,
  getClassBySlugRequest,
  getClassBySlugResponse,
  getFacetsRequest,
  getFacetsResponse,
} from '@studio/contracts/timetable';
import type { FastifyInstance } from 'fastify';
import { checkClaimedMemberId } from '../platform/http/access-token-verifier.ts';
import { registerApiRoute } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { createDayCache } from './day-cache.ts';
import { loadAvailabilityForMember } from './load-availability-for-member.ts';
import { loadClassBySlug } from './load-class-by-slug.ts';
import { loadTimetableFacets } from './load-timetable-facets.ts';
import { createRangeResponseCache } from './response-cache.ts';
import { summariseAvailability } from './summarise-availability.ts';

export function registerTimetableRoutes(app: FastifyInstance, services: Services): void {
  const responseCache = createRangeResponseCache(services);
  const days = createDayCache(services);
  registerApiRoute(app, services, {
    path: paths.facets,
    policy: 'anyone',
    request: getFacetsRequest,
    response: getFacetsResponse,
    handle: (body) =>
      responseCache.get(getFacetsResponse, body, (now) => loadTimetableFacets(services, body, now)),
  });
  registerApiRoute(app, services, {
    path: paths.summary,
    policy: 'anyone',
    request: getAvailabilitySummaryRequest,
    response: getAvailabilitySummaryResponse,
    handle: (body) =>
      responseCache.get(getAvailabilitySummaryResponse, body, (now) =>
        summariseAvailability(services, body, now),
      ),
  });
  registerApiRoute(app, services, {
    path: paths.availability,
    policy: 'anyone',
    request: getAvailabilityRequest,
    response: getAvailabilityResponse,
    handle: async (body, caller) => {
      const memberId = checkClaimedMemberId(body.principalUserId, caller.principal);
      return memberId ? loadAvailabilityForMember(services, { ...body, memberId }) : days.getSlots(body);
    },
  });
  registerApiRoute(app, services, {
    path: paths.classOn,
    policy: 'anyone',
    request: getClassBySlugRequest,
    response: getClassBySlugResponse,
    handle: (body) => loadClassBySlug(services, body),
  });
}
