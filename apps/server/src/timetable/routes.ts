import { paths } from '@studio/contracts/paths';
import {
  availabilityAnswer,
  availabilityRequest,
  classOnAnswer,
  classOnRequest,
  facetsAnswer,
  facetsRequest,
  summaryAnswer,
  summaryRequest,
} from '@studio/contracts/timetable';
import type { FastifyInstance } from 'fastify';
import { checkedPrincipal } from '../platform/access-token.ts';
import { callRoute } from '../platform/call-route.ts';
import type { Services } from '../platform/services.ts';
import { availability } from './availability.ts';
import { classOn } from './class-on.ts';
import { facets } from './facets.ts';
import { summary } from './summary.ts';

/** The calls that look for classes (specification 1, section 7). None writes anything. */
export function timetableRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.facets,
    policy: 'anyone',
    request: facetsRequest,
    answer: facetsAnswer,
    handle: (body) => facets(services, body),
  });
  callRoute(app, services, {
    path: paths.summary,
    policy: 'anyone',
    request: summaryRequest,
    answer: summaryAnswer,
    handle: (body) => summary(services, body),
  });
  callRoute(app, services, {
    path: paths.availability,
    policy: 'anyone',
    request: availabilityRequest,
    answer: availabilityAnswer,
    handle: async (body, caller) => {
      const memberId = checkedPrincipal(body.principalUserId, caller.principal);
      return availability(services, { ...body, memberId });
    },
  });
  callRoute(app, services, {
    path: paths.classOn,
    policy: 'anyone',
    request: classOnRequest,
    answer: classOnAnswer,
    handle: (body) => classOn(services, body),
  });
}
