import type { PageGroup } from '@studio/domain/site-events/page-group';
import type { SiteEvent } from '@studio/domain/site-events/site-events';
import { londonDate } from '@studio/domain/time/london';
import type { Caller } from '../platform/call-route.ts';
import type { Services } from '../platform/services.ts';
import { siteEvents } from './tables.ts';
import { visitKey } from './visit-key.ts';

/** What happened, and on which pages. */
export type HappenedEvent = Pick<SiteEvent, 'name' | 'value'> & { page: PageGroup };

/** What is looked at of whoever makes a request; none of it is kept. */
export type Visitor = Pick<Caller, 'networkHash' | 'principal' | 'userAgent'>;

/** Counts what happened in a visit, each thing once a day. What the team does on the site is not counted. */
export async function countEvents(
  { database, config, clock }: Pick<Services, 'database' | 'config' | 'clock'>,
  { networkHash, principal, userAgent }: Visitor,
  events: readonly HappenedEvent[],
): Promise<void> {
  if (principal && principal.groups.length > 0) return;
  const { branchId } = config;
  const day = londonDate(clock.now());
  const visit = await visitKey(database, { branchId, day, networkHash, userAgent });
  const rows = events.map(({ name, value, page }) => ({ branchId, day, visit, name, value, page }));
  await database.orm.insert(siteEvents).values(rows).onConflictDoNothing();
}
