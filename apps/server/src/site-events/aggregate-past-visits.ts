import { funnelSteps } from '@studio/domain/site-events/booking-funnel';
import { toLondonDate } from '@studio/domain/time/london';
import type { PreparedStatement } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { deleteExpiredVisitSecrets } from './visit-key.ts';

/**
 * Moves visits from the events to the daily sums in a single statement, so that concurrent processes count each visit
 * once.
 */
const aggregate: PreparedStatement = {
  name: 'site_events_aggregate',
  text: `WITH over AS (
      DELETE FROM site_events WHERE day < $1::date RETURNING *
    ), furthest AS (
      SELECT branch_id, day, visit, max(array_position($2::text[], name)) AS nth
      FROM over WHERE name = ANY ($2::text[]) GROUP BY branch_id, day, visit
    ), funnel AS (
      INSERT INTO funnel_days AS f (branch_id, day, furthest, visits)
      SELECT branch_id, day, ($2::text[])[nth], count(*) FROM furthest GROUP BY branch_id, day, nth
      ON CONFLICT (branch_id, day, furthest) DO UPDATE SET visits = f.visits + excluded.visits
    )
    INSERT INTO site_event_days AS d (branch_id, day, name, value, page, visits)
    SELECT branch_id, day, name, value, page, count(*) FROM over GROUP BY branch_id, day, name, value, page
    ON CONFLICT (branch_id, day, name, value, page) DO UPDATE SET visits = d.visits + excluded.visits`,
};

/**
 * Replaces the visits of past days with sums (handbook: analytics 1). Deletes the secrets behind their visit keys
 * first.
 */
export async function aggregatePastVisits({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const today = toLondonDate(clock.now());
  await deleteExpiredVisitSecrets(database, today);
  await database.run(aggregate, [today, funnelSteps]);
}
