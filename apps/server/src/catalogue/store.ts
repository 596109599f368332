import type { BranchProfile } from '@studio/content/branch';
import type { SiteSettings } from '@studio/content/site-settings';
import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database.ts';
import {
  activities,
  branches,
  classTypes,
  dataVersions,
  instructors,
  products,
  rooms,
  siteSettings,
} from './tables.ts';

/** The studio's name, address, hours and the like, or null for a branch that does not exist. */
export async function findBranchProfile(db: QueryExecutor, branchId: string): Promise<BranchProfile | null> {
  const [row] = await db.orm.select().from(branches).where(eq(branches.id, branchId));
  return row?.profile ?? null;
}

/** The same for a branch that has to be there, since something of it is. */
export async function loadBranchProfile(db: QueryExecutor, branchId: string): Promise<BranchProfile> {
  const profile = await findBranchProfile(db, branchId);
  if (!profile) throw new AppError('not_found', 'There is no such studio.');
  return profile;
}

/** One setting of the site, or null when it was never set. */
export async function findSetting<Name extends keyof SiteSettings>(
  db: QueryExecutor,
  branchId: string,
  name: Name,
): Promise<SiteSettings[Name] | null> {
  const [row] = await db.orm
    .select()
    .from(siteSettings)
    .where(and(eq(siteSettings.branchId, branchId), eq(siteSettings.name, name)));
  return (row?.value as SiteSettings[Name] | undefined) ?? null;
}

/** All settings of the site that were ever set, by name. */
export async function loadSettings(db: QueryExecutor, branchId: string): Promise<Partial<SiteSettings>> {
  const rows = await db.orm.select().from(siteSettings).where(eq(siteSettings.branchId, branchId));
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/**
 * Grows with every change of what pages show of a branch: profile, catalogue, settings, closed days, timetable, but
 * not places taken. 0 for a branch that does not exist. What is read after it is at least as new.
 */
export async function loadDataVersion(db: QueryExecutor, branchId: string): Promise<number> {
  const [row] = await db.orm.select().from(dataVersions).where(eq(dataVersions.branchId, branchId));
  return row?.version ?? 0;
}

/** All class types, by id. */
export function listClassTypes(db: QueryExecutor, branchId: string) {
  return db.orm
    .select()
    .from(classTypes)
    .where(eq(classTypes.branchId, branchId))
    .orderBy(asc(classTypes.id));
}

/** The instructors who teach here now, in their order. */
export function listCurrentInstructors(db: QueryExecutor, branchId: string) {
  return db.orm
    .select()
    .from(instructors)
    .where(and(eq(instructors.branchId, branchId), eq(instructors.active, true)))
    .orderBy(asc(instructors.position));
}

/** All rooms, by id. */
export function listRooms(db: QueryExecutor, branchId: string) {
  return db.orm.select().from(rooms).where(eq(rooms.branchId, branchId)).orderBy(asc(rooms.id));
}

/** Everything that is on sale, in the order of the pricing page. */
export function listProductsOnSale(db: QueryExecutor, branchId: string) {
  const onSale = and(eq(products.onSale, true), eq(products.archived, false));
  return db.orm
    .select()
    .from(products)
    .where(and(eq(products.branchId, branchId), onSale))
    .orderBy(asc(products.position), asc(products.id));
}

/** The same with what is off sale and what is archived. */
export function listAllProducts(db: QueryExecutor, branchId: string) {
  return db.orm
    .select()
    .from(products)
    .where(eq(products.branchId, branchId))
    .orderBy(asc(products.position), asc(products.id));
}

/** Everybody who teaches here or did. */
export function listAllInstructors(db: QueryExecutor, branchId: string) {
  return db.orm
    .select()
    .from(instructors)
    .where(eq(instructors.branchId, branchId))
    .orderBy(asc(instructors.position), asc(instructors.id));
}

/** What kinds of class there are, in their order. */
export function listActivities(db: QueryExecutor, branchId: string) {
  return db.orm
    .select()
    .from(activities)
    .where(eq(activities.branchId, branchId))
    .orderBy(asc(activities.position));
}
