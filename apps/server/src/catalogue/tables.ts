import type { BranchProfile } from '@studio/content/branch';
import type { ProductKind, ProductTerms } from '@studio/domain/catalogue/product-terms';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** A studio at one address. Every key of every table begins with it. */
export const branches = pgTable('branches', {
  id: text('id').primaryKey(),
  /** Name, address, hours, e-mail, VAT and the like. */
  profile: jsonb('profile').$type<BranchProfile>().notNull(),
});

/** What kind of class: reformer, mat, yoga. */
export const activities = pgTable(
  'activities',
  {
    branchId: text('branch_id').notNull(),
    id: text('id').notNull(),
    label: text('label').notNull(),
    imageKey: text('image_key').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id] })],
);

/** A class as the timetable offers it again and again: "Dynamic Reformer Pilates, 55 minutes, £20". */
export const classTypes = pgTable(
  'class_types',
  {
    branchId: text('branch_id').notNull(),
    id: text('id').notNull(),
    activityId: text('activity_id').notNull(),
    subType: text('sub_type').notNull(),
    title: text('title').notNull(),
    difficulty: text('difficulty').notNull(),
    description: text('description').notNull(),
    durationMin: integer('duration_min').notNull(),
    pricePence: integer('price_pence').notNull(),
    tags: text('tags').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id] })],
);

/** A room and how many it holds. */
export const rooms = pgTable(
  'rooms',
  {
    branchId: text('branch_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** "Ground floor": said beside the name. */
    detail: text('detail').notNull(),
    capacity: integer('capacity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id] })],
);

export const instructors = pgTable(
  'instructors',
  {
    branchId: text('branch_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    bio: text('bio').notNull(),
    portrait: text('portrait').notNull(),
    /** Said beside the name: "Reformer", "Beginners". */
    tags: text('tags').array().notNull().default([]),
    /** Ids of the class types that this person is put on the timetable for. */
    teaches: text('teaches').array().notNull().default([]),
    /** Lowest price of a one-to-one, or null when none are given. */
    oneToOneFromPence: integer('one_to_one_from_pence'),
    position: integer('position').notNull(),
    active: boolean('active').notNull().default(true),
    /** `sub` of the account with which they use the trainer tools; null without one. Never on the wire of visitors. */
    userId: text('user_id'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('instructors_by_user').on(table.branchId, table.userId).where(sql`user_id IS NOT NULL`),
  ],
);

/** What is sold besides single classes: drop-ins, packs, memberships, one-to-ones, events, starter offers. */
export const products = pgTable(
  'products',
  {
    branchId: text('branch_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    name: text('name').notNull(),
    pricePence: integer('price_pence').notNull(),
    position: integer('position').notNull(),
    /** Sessions, validity, coverage and copy. */
    terms: jsonb('terms').$type<ProductTerms>().notNull(),
    /** Whether pages show it and it can be bought. What is off sale or archived stays: what was sold points to it. */
    onSale: boolean('on_sale').notNull().default(true),
    archived: boolean('archived').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id] })],
);

/** Settings that staff change. */
export const siteSettings = pgTable(
  'site_settings',
  {
    branchId: text('branch_id').notNull(),
    name: text('name').notNull(),
    value: jsonb('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.name] })],
);

/**
 * One number for each branch that grows with every change of what pages show of it, except places taken. Triggers of
 * the database count it (migration `0003_data_version`), so that no way of changing data can forget to.
 */
export const dataVersions = pgTable('data_versions', {
  branchId: text('branch_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
