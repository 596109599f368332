import type { Period } from '@studio/domain/insight/period';
import { type FunnelStep, funnelSteps } from '@studio/domain/site-events/booking-funnel';
import type { PageGroup } from '@studio/domain/site-events/page-group';
import type { SiteEventName } from '@studio/domain/site-events/site-events';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';

const firstDay: PreparedStatement = {
  name: 'site_events_first_day',
  text: `SELECT least((SELECT min(day) FROM site_event_days WHERE branch_id = $1),
    (SELECT min(day) FROM site_events WHERE branch_id = $1))::text AS day`,
};

/** Sums of the days that are over, and the visits of those that are not summed up yet. */
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

/** In how many visits something happened, with this value and on these pages. */
export interface CountedEvent {
  name: SiteEventName;
  value: string;
  page: PageGroup;
  visits: number;
}

/** What was counted on London days. A visit of two days is two visits. */
export interface SiteCounts {
  /** The first day of which anything is known; null before it. */
  since: LocalDate | null;
  /** Visits by the furthest that they came. */
  furthest: Partial<Record<FunnelStep, number>>;
  events: CountedEvent[];
}

/** What was counted in a period. */
export async function readSiteCounts(
  db: QueryExecutor,
  branchId: string,
  { from, to }: Period,
): Promise<SiteCounts> {
  const [first] = await db.run<{ day: LocalDate | null }>(firstDay, [branchId]);
  const steps = await db.run<{ step: FunnelStep; visits: number }>(furthestSteps, [
    branchId,
    from,
    to,
    funnelSteps,
  ]);
  return {
    since: first?.day ?? null,
    furthest: Object.fromEntries(steps.map(({ step, visits }) => [step, visits])),
    events: await db.run<CountedEvent>(countedEvents, [branchId, from, to]),
  };
}
