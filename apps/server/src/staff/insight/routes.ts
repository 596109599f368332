import { paths } from '@studio/contracts/paths';
import {
  exportInsightRequest,
  exportInsightResponse,
  getInsightRequest,
  getInsightResponse,
} from '@studio/contracts/staff-insight';
import {
  getTodayRequest,
  getTodayResponse,
  markTourArrivedRequest,
  markTourArrivedResponse,
} from '@studio/contracts/staff-today';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { markTourArrived } from '../../tours/mark-tour-arrived.ts';
import { readToday } from '../today/read-today.ts';
import { exportChart } from './export-chart.ts';
import { readInsight } from './read-insight.ts';

const staff = { groups: staffToolGroups } as const;

/** Registers the routes of Today and Insight. */
export function registerInsightRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.staffToday,
    policy: staff,
    request: getTodayRequest,
    response: getTodayResponse,
    handle: ({ branchId }) => readToday(services, branchId),
  });
  registerApiRoute(app, services, {
    path: paths.staffTourArrived,
    policy: staff,
    request: markTourArrivedRequest,
    response: markTourArrivedResponse,
    handle: async ({ branchId, tourId, arrived }, caller) => {
      const at = await markTourArrived(services, { branchId, tourId, arrived, actor: getStaffActor(caller) });
      return { ok: true as const, arrivedAt: at?.toISOString() ?? null };
    },
  });
  registerApiRoute(app, services, {
    path: paths.insight,
    policy: staff,
    request: getInsightRequest,
    response: getInsightResponse,
    handle: ({ branchId, from, to }) => readInsight(services, branchId, { from, to }),
  });
  registerApiRoute(app, services, {
    path: paths.insightExport,
    policy: staff,
    request: exportInsightRequest,
    response: exportInsightResponse,
    handle: ({ branchId, from, to, chart }) => exportChart(services, branchId, { from, to }, chart),
  });
}
