import type { FunnelStep } from '@studio/domain/site-events/booking-funnel';
import type { PageGroup } from '@studio/domain/site-events/page-group';
import type { SiteEventName } from '@studio/domain/site-events/site-events';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Secret that distinguishes the visits of a London day. It is deleted after the day, so that no one can recompute the
 * visit keys.
 */
export const visitSecrets = pgTable('visit_keys', {
  day: date('day', { mode: 'string' }).primaryKey(),
  secret: text('secret').notNull(),
});

/**
 * Events of each visit on days that aren't summed yet, each event once. Contains no person, browser, network address or
 * time.
 */
export const siteEvents = pgTable(
  'site_events',
  {
    branchId: text('branch_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Key of the visit: a keyed hash that is valid only for this day. */
    visit: text('visit').notNull(),
    name: text('name').$type<SiteEventName>().notNull(),
    /** Value of the event; empty when it has none. */
    value: text('value').notNull(),
    page: text('page').$type<PageGroup>().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.branchId, table.day, table.visit, table.name, table.value, table.page],
    }),
  ],
);

/** Number of visits with each event on a past day. */
export const siteEventDayTotals = pgTable(
  'site_event_days',
  {
    branchId: text('branch_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').$type<SiteEventName>().notNull(),
    value: text('value').notNull(),
    page: text('page').$type<PageGroup>().notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.day, table.name, table.value, table.page] })],
);

/** Number of visits on a past day by the furthest funnel step reached. */
export const funnelDayTotals = pgTable(
  'funnel_days',
  {
    branchId: text('branch_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    furthest: text('furthest').$type<FunnelStep>().notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.day, table.furthest] })],
);
