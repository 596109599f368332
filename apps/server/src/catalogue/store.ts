import type { BranchProfile } from '@studio/content/branch';
import type { SiteSettings } from '@studio/content/site-settings';
import { isProduct } from '@studio/domain/catalogue/product-terms';
import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
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

/** Returns the profile of a branch; null for an unknown branch. */
export async function findBranchProfile(db: QueryExecutor, branchId: string): Promise<BranchProfile | null> {
  const [row] = await db.orm.select().from(branches).where(eq(branches.id, branchId));
  return row?.profile ?? null;
}

/** Returns the profile of a branch. Throws AppError not_found for an unknown branch. */
export async function loadBranchProfile(db: QueryExecutor, branchId: string): Promise<BranchProfile> {
  const profile = await findBranchProfile(db, branchId);
  if (!profile) throw new AppError('not_found', 'This studio doesn’t exist.');
  return profile;
}

/** Returns the saved value of a setting; null when staff never saved one. */
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

/** Returns the settings that staff have saved. */
export async function loadSettings(db: QueryExecutor, branchId: string): Promise<Partial<SiteSettings>> {
  const rows = await db.orm.select().from(siteSettings).where(eq(siteSettings.branchId, branchId));
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/**
 * Returns a number that grows with every change shown on pages: profile, catalogue, settings, closed days and
 * timetable, but not taken places. Data that is read afterwards is at least as new as the number. Returns 0 for an
 * unknown branch.
 */
export async function loadDataVersion(db: QueryExecutor, branchId: string): Promise<number> {
  const [row] = await db.orm.select().from(dataVersions).where(eq(dataVersions.branchId, branchId));
  return row?.version ?? 0;
}

/** Returns all class types, including archived ones. */
export function listAllClassTypes(db: QueryExecutor, branchId: string) {
  return db.orm
    .select()
    .from(classTypes)
    .where(eq(classTypes.branchId, branchId))
    .orderBy(asc(classTypes.position), asc(classTypes.id));
}

/** Returns the class types that new classes can have. */
export async function listCurrentClassTypes(db: QueryExecutor, branchId: string) {
  return (await listAllClassTypes(db, branchId)).filter(({ archived }) => !archived);
}

/** Returns active instructors by position. */
export function listCurrentInstructors(db: QueryExecutor, branchId: string) {
  return db.orm
    .select()
    .from(instructors)
    .where(and(eq(instructors.branchId, branchId), eq(instructors.active, true)))
    .orderBy(asc(instructors.position));
}

/** Returns all rooms, including archived ones. */
export function listAllRooms(db: QueryExecutor, branchId: string) {
  return db.orm
    .select()
    .from(rooms)
    .where(eq(rooms.branchId, branchId))
    .orderBy(asc(rooms.position), asc(rooms.id));
}

/** Returns the rooms that new classes can use. */
export async function listCurrentRooms(db: QueryExecutor, branchId: string) {
  return (await listAllRooms(db, branchId)).filter(({ archived }) => !archived);
}

/** Returns everything on sale in the order of the pricing page, including gift cards and counter items. */
export function listGoodsOnSale(db: QueryExecutor, branchId: string) {
  const onSale = and(eq(products.onSale, true), eq(products.archived, false));
  return db.orm
    .select()
    .from(products)
    .where(and(eq(products.branchId, branchId), onSale))
    .orderBy(asc(products.position), asc(products.id));
}

/** Returns the products on sale that give sessions or places, in the order of the pricing page. */
export async function listProductsOnSale(db: QueryExecutor, branchId: string) {
  return (await listGoodsOnSale(db, branchId)).filter(isProduct);
}

/**
 * Returns the ids of the earlier versions that a product replaces, newest first (handbook: prices 12). `all` contains
 * all products of the branch.
 */
export function listFormerIds(
  all: readonly { id: string; replaces: string | null }[],
  productId: string,
): string[] {
  const former: string[] = [];
  let id = all.find((product) => product.id === productId)?.replaces ?? null;
  while (id !== null && !former.includes(id)) {
    former.push(id);
    const current = id;
    id = all.find((product) => product.id === current)?.replaces ?? null;
  }
  return former;
}

/** Returns all products, including those that are off sale or archived. */
export function listAllProducts(db: QueryExecutor, branchId: string) {
  return db.orm
    .select()
    .from(products)
    .where(eq(products.branchId, branchId))
    .orderBy(asc(products.position), asc(products.id));
}

/** Returns all instructors, including former ones. */
export function listAllInstructors(db: QueryExecutor, branchId: string) {
  return db.orm
    .select()
    .from(instructors)
    .where(eq(instructors.branchId, branchId))
    .orderBy(asc(instructors.position), asc(instructors.id));
}

export function listActivities(db: QueryExecutor, branchId: string) {
  return db.orm
    .select()
    .from(activities)
    .where(eq(activities.branchId, branchId))
    .orderBy(asc(activities.position));
}
