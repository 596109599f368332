import type { PageGroup } from '@studio/domain/site-events/page-group';
import type { SiteEvent } from '@studio/domain/site-events/site-events';
import { toLondonDate } from '@studio/domain/time/london';
import type { Caller } from '../platform/api-route.ts';
import type { PreparedStatement } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { computeVisitKey, ensureDaySecret } from './visit-key.ts';

/** What happened, and on which pages. */
export type PageEvent = Pick<SiteEvent, 'name' | 'value'> & { page: PageGroup };

/** What is looked at of whoever makes a request; none of it is kept. */
export type VisitorRequest = Pick<Caller, 'networkHash' | 'principal' | 'userAgent'>;

/** What a visitor did. */
export interface VisitorEvents {
  visitor: VisitorRequest;
  events: readonly PageEvent[];
}

const addEvents: PreparedStatement = {
  name: 'site_events_add',
  // In one order everywhere, so that two processes never wait for each other.
  text: `INSERT INTO site_events (branch_id, day, visit, name, value, page)
    SELECT $1, $2::date, visit, name, value, page
    FROM unnest($3::text[], $4::text[], $5::text[], $6::text[]) AS happened (visit, name, value, page)
    ORDER BY visit, name, value, page
    ON CONFLICT DO NOTHING`,
};

/** Counts what happened in visits, each thing once a day. What the team does on the site is not counted. */
export async function countEvents(
  { database, config, clock }: Pick<Services, 'database' | 'config' | 'clock'>,
  doings: readonly VisitorEvents[],
): Promise<void> {
  const counted = doings.filter(({ visitor: { principal } }) => !principal || principal.groups.length === 0);
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
