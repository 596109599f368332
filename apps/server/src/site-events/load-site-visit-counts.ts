import type { Period } from '@studio/domain/insight/period';
import { type FunnelStep, funnelSteps } from '@studio/domain/site-events/booking-funnel';
import type { PageGroup } from '@studio/domain/site-events/page-group';
import type { SiteEventName } from '@studio/domain/site-events/site-events';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const firstDay: PreparedStatement = {
  name: 'site_events_first_day',
  text: `SELECT least((SELECT min(day) FROM site_event_days WHERE branch_id = $1),
    (SELECT min(day) FROM site_events WHERE branch_id = $1))::text AS day`,
};

/** Adds the sums of past days and the visits of days that aren't summed yet. */
const furthestSteps: PreparedStatement = {
  name: 'site_events_furthest_steps',
  text: `SELECT step, sum(visits)::int AS visits FROM (
      SELECT furthest AS step, visits FROM funnel_days WHERE branch_id = $1 AND day BETWEEN $2::date AND $3::date
      UNION ALL
      SELECT ($4::text[])[max(array_position($4::text[], name))], 1 FROM site_events
      WHERE branch_id = $1 AND day BETWEEN $2::date AND $3::date AND name = ANY ($4::text[])
      GROUP BY day, visit
    ) counted GROUP BY step`,
};

const countedEvents: PreparedStatement = {
  name: 'site_events_counted',
  text: `SELECT name, value, page, sum(visits)::int AS visits FROM (
      SELECT name, value, page, visits FROM site_event_days
      WHERE branch_id = $1 AND day BETWEEN $2::date AND $3::date
      UNION ALL
      SELECT name, value, page, 1 FROM site_events WHERE branch_id = $1 AND day BETWEEN $2::date AND $3::date
    ) counted GROUP BY name, value, page ORDER BY visits DESC, name, value, page`,
};

/** Number of visits with an event of this value and page. */
export interface EventVisitCount {
  name: SiteEventName;
  value: string;
  page: PageGroup;
  visits: number;
}

/** Numbers of visits in a period of London days. A visit that spans two days counts as two. */
export interface SiteVisitCounts {
  /** First day with counts; null when there are none. */
  since: LocalDate | null;
  /** Number of visits by the furthest funnel step that they reached. */
  visitsByFurthestStep: Partial<Record<FunnelStep, number>>;
  events: EventVisitCount[];
}

export async function loadSiteVisitCounts(
  db: QueryExecutor,
  branchId: string,
  { from, to }: Period,
): Promise<SiteVisitCounts> {
  const [first] = await db.run<{ day: LocalDate | null }>(firstDay, [branchId]);
  const steps = await db.run<{ step: FunnelStep; visits: number }>(furthestSteps, [
    branchId,
    from,
    to,
    funnelSteps,
  ]);
  return {
    since: first?.day ?? null,
    visitsByFurthestStep: Object.fromEntries(steps.map(({ step, visits }) => [step, visits])),
    events: await db.run<EventVisitCount>(countedEvents, [branchId, from, to]),
  };
}
