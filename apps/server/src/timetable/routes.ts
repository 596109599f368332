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
import { classOn } from './class-on.ts';
import { facets } from './facets.ts';
import { keptAnswers } from './kept-answers.ts';
import { keptDays } from './kept-days.ts';
import { memberAvailability } from './member-availability.ts';
import { summary } from './summary.ts';

/** The calls that look for classes. None writes anything. */
export function timetableRoutes(app: FastifyInstance, services: Services): void {
  const answers = keptAnswers(services);
  const days = keptDays(services);
  callRoute(app, services, {
    path: paths.facets,
    policy: 'anyone',
    request: facetsRequest,
    answer: facetsAnswer,
    handle: (body) => answers.get(facetsAnswer, body, (now) => facets(services, body, now)),
  });
  callRoute(app, services, {
    path: paths.summary,
    policy: 'anyone',
    request: summaryRequest,
    answer: summaryAnswer,
    handle: (body) => answers.get(summaryAnswer, body, (now) => summary(services, body, now)),
  });
  callRoute(app, services, {
    path: paths.availability,
    policy: 'anyone',
    request: availabilityRequest,
    answer: availabilityAnswer,
    handle: async (body, caller) => {
      const memberId = checkedPrincipal(body.principalUserId, caller.principal);
      return memberId ? memberAvailability(services, { ...body, memberId }) : days.slots(body);
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
