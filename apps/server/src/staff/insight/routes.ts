import { paths } from '@studio/contracts/paths';
import {
  insightAnswer,
  insightExportAnswer,
  insightExportRequest,
  insightRequest,
  todayAnswer,
  todayRequest,
  tourArrivedAnswer,
  tourArrivedRequest,
} from '@studio/contracts/staff-insight';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { receiveTour } from '../../tours/receive-tour.ts';
import { readToday } from '../today/read-today.ts';
import { exportChart } from './export-chart.ts';
import { readInsight } from './read-insight.ts';

const staff = { groups: staffToolGroups } as const;

/** How the studio stands: today, and over any period. */
export function insightRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.staffToday,
    policy: staff,
    request: todayRequest,
    answer: todayAnswer,
    handle: ({ branchId }) => readToday(services, branchId),
  });
  callRoute(app, services, {
    path: paths.staffTourArrived,
    policy: staff,
    request: tourArrivedRequest,
    answer: tourArrivedAnswer,
    handle: async ({ branchId, tourId, arrived }, caller) => {
      const at = await receiveTour(services, { branchId, tourId, arrived, actor: staffActor(caller) });
      return { ok: true as const, arrivedAt: at?.toISOString() ?? null };
    },
  });
  callRoute(app, services, {
    path: paths.insight,
    policy: staff,
    request: insightRequest,
    answer: insightAnswer,
    handle: ({ branchId, from, to }) => readInsight(services, branchId, { from, to }),
  });
  callRoute(app, services, {
    path: paths.insightExport,
    policy: staff,
    request: insightExportRequest,
    answer: insightExportAnswer,
    handle: ({ branchId, from, to, chart }) => exportChart(services, branchId, { from, to }, chart),
  });
}
