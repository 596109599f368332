import type { BranchProfile } from '@studio/content/branch';
import type { GoodsKind, ProductTerms } from '@studio/domain/catalogue/product-terms';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Branches, each of which is one studio at one postal address. The key of every branch table begins with the branch's
 * id.
 */
export const branches = pgTable('branches', {
  id: text('id').primaryKey(),
  /** Name, postal address, opening hours, email address, VAT and similar details. */
  profile: jsonb('profile').$type<BranchProfile>().notNull(),
});

/** Activities, such as reformer, mat and yoga. */
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

/** Class types that the timetable repeats, such as "Dynamic Reformer Pilates, 55 minutes, £20". */
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
    /** Number of places in new classes; null for all places of the room. */
    capacity: integer('capacity'),
    /** Whether clients choose their bed in rooms with a map of beds. */
    hasBedChoice: boolean('has_bed_choice').notNull().default(true),
    position: integer('position').notNull().default(0),
    /** Whether no new class can be of this type. Types are never deleted, because classes refer to them. */
    archived: boolean('archived').notNull().default(false),
    /** Number of the last saved version, so that a save can't overwrite one that its author hasn't seen. */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id] })],
);

export const rooms = pgTable(
  'rooms',
  {
    branchId: text('branch_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** Detail beside the room's name, such as "Ground floor". */
    detail: text('detail').notNull(),
    capacity: integer('capacity').notNull(),
    /** Kind of the room's places: beds, mats or places on the floor. */
    kind: text('kind').$type<RoomKind>().notNull().default('places'),
    position: integer('position').notNull().default(0),
    /** Whether no new class can use the room. Rooms are never deleted, because classes refer to them. */
    archived: boolean('archived').notNull().default(false),
    /** Number of the last saved version, so that a save can't overwrite one that its author hasn't seen. */
    version: integer('version').notNull().default(1),
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
    /** Labels beside the name, such as "Reformer" and "Beginners". */
    tags: text('tags').array().notNull().default([]),
    /** Ids of the class types that the instructor teaches. */
    teaches: text('teaches').array().notNull().default([]),
    /** Lowest price of a one-to-one in pence; null when the instructor offers none. */
    oneToOneFromPence: integer('one_to_one_from_pence'),
    position: integer('position').notNull(),
    active: boolean('active').notNull().default(true),
    /**
     * `sub` of the account with which the instructor uses the Trainer Tools; null without one. Never sent to visitors.
     */
    userId: text('user_id'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('instructors_by_user').on(table.branchId, table.userId).where(sql`user_id IS NOT NULL`),
  ],
);

/**
 * Goods besides single classes: drop-ins, packs, memberships, one-to-ones, events, starter offers, gift cards of a fixed
 * amount and counter items.
 */
export const products = pgTable(
  'products',
  {
    branchId: text('branch_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<GoodsKind>().notNull(),
    name: text('name').notNull(),
    pricePence: integer('price_pence').notNull(),
    position: integer('position').notNull(),
    terms: jsonb('terms').$type<ProductTerms>().notNull(),
    /** Whether pages show the product and sell it. Products are never deleted, because sales refer to them. */
    onSale: boolean('on_sale').notNull().default(true),
    archived: boolean('archived').notNull().default(false),
    /** Number of the last saved version, so that a save can't overwrite one that its author hasn't seen. */
    version: integer('version').notNull().default(1),
    /** Id of the product that this one replaces; null unless it is a new version of a product that was sold. */
    replaces: text('replaces'),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.id] })],
);

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
 * Version of a branch's data: a number that grows with every change shown on pages except taken places. Database
 * triggers increment it (migration `0001_guards`), so no write can miss it.
 */
export const dataVersions = pgTable('data_versions', {
  branchId: text('branch_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
