import type { FunnelStep } from '@studio/domain/site-events/booking-funnel';
import type { PageGroup } from '@studio/domain/site-events/page-group';
import type { SiteEventName } from '@studio/domain/site-events/site-events';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What tells the visits of one London day apart. Deleted when the day is over: from then on nobody can make its visits anew. */
export const visitKeys = pgTable('visit_keys', {
  day: date('day', { mode: 'string' }).primaryKey(),
  secret: text('secret').notNull(),
});

/** What happened in each visit of a London day that is not summed up yet, each thing once. No person, browser or address, and no time. */
export const siteEvents = pgTable(
  'site_events',
  {
    branchId: text('branch_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** A keyed hash that means something on this day only. */
    visit: text('visit').notNull(),
    name: text('name').$type<SiteEventName>().notNull(),
    /** Empty without one. */
    value: text('value').notNull(),
    page: text('page').$type<PageGroup>().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.branchId, table.day, table.visit, table.name, table.value, table.page],
    }),
  ],
);

/** In how many visits of a day that is over something happened. */
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

/** How many visits of a day that is over came so far on the way to a booking, and no further. */
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
