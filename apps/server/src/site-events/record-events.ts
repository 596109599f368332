import type { PageGroup } from '@studio/domain/site-events/page-group';
import type { SiteEvent } from '@studio/domain/site-events/site-events';
import { toLondonDate } from '@studio/domain/time/london';
import type { PreparedStatement } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { computeVisitKey, ensureDaySecret } from './visit-key.ts';

export type PageEvent = Pick<SiteEvent, 'name' | 'value'> & { page: PageGroup };

/** Properties of a request that distinguish visitors. None of them is stored. */
export type VisitorRequest = Pick<Caller, 'networkHash' | 'principal' | 'userAgent'>;

export interface VisitorEvents {
  visitor: VisitorRequest;
  events: readonly PageEvent[];
}

const addEvents: PreparedStatement = {
  name: 'site_events_add',
  // Inserts in one order everywhere, so concurrent processes can't deadlock.
  text: `INSERT INTO site_events (branch_id, day, visit, name, value, page)
    SELECT $1, $2::date, visit, name, value, page
    FROM unnest($3::text[], $4::text[], $5::text[], $6::text[]) AS happened (visit, name, value, page)
    ORDER BY visit, name, value, page
    ON CONFLICT DO NOTHING`,
};

/** Records events, each once per visit and day. Skips visits by the team. */
export async function recordEvents(
  { database, config, clock }: Pick<Services, 'database' | 'config' | 'clock'>,
  batch: readonly VisitorEvents[],
): Promise<void> {
  const counted = batch.filter(({ visitor: { principal } }) => !principal || principal.groups.length === 0);
  if (counted.length === 0) return;
  const { branchId } = config;
  const day = toLondonDate(clock.now());
  const secret = await ensureDaySecret(database, day);
  const rows = counted.flatMap(({ visitor, events }) => {
    const visit = computeVisitKey(secret, { branchId, day, ...visitor });
    return events.map(({ name, value, page }) => ({ visit, name, value, page }));
  });
  const column = (name: 'visit' | 'name' | 'value' | 'page') => rows.map((row) => row[name]);
  const columns = [column('visit'), column('name'), column('value'), column('page')];
  await database.run(addEvents, [branchId, day, ...columns]);
}
