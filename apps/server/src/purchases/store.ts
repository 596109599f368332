import { and, desc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { purchases } from './tables.ts';

export type PurchaseRow = typeof purchases.$inferSelect;

type MemberProduct = Pick<PurchaseRow, 'branchId' | 'memberId' | 'productId'>;

const matchesMemberProduct = ({ branchId, memberId, productId }: MemberProduct) =>
  and(eq(purchases.branchId, branchId), eq(purchases.memberId, memberId), eq(purchases.productId, productId));

export async function findPurchase(
  db: QueryExecutor,
  branchId: string,
  id: string,
): Promise<PurchaseRow | null> {
  const [row] = await db.orm
    .select()
    .from(purchases)
    .where(and(eq(purchases.branchId, branchId), eq(purchases.id, id)));
  return row ?? null;
}

export async function findPurchaseByIntent(db: QueryExecutor, intentId: string): Promise<PurchaseRow | null> {
  const [row] = await db.orm.select().from(purchases).where(eq(purchases.intentId, intentId));
  return row ?? null;
}

/** Returns a member's open purchase of a product; at most one exists. */
export async function findOpenPurchase(
  db: QueryExecutor,
  memberProduct: MemberProduct,
): Promise<PurchaseRow | null> {
  const [row] = await db.orm
    .select()
    .from(purchases)
    .where(and(matchesMemberProduct(memberProduct), eq(purchases.status, 'OPEN')));
  return row ?? null;
}

/** Returns a member's paid purchases of a product that were created since an instant. */
export function listPaidPurchasesSince(
  db: QueryExecutor,
  memberProduct: MemberProduct,
  since: Date,
): Promise<PurchaseRow[]> {
  return db.orm
    .select()
    .from(purchases)
    .where(
      and(matchesMemberProduct(memberProduct), eq(purchases.status, 'PAID'), gte(purchases.createdAt, since)),
    );
}

export function listOpenPurchases(db: QueryExecutor, memberId: string): Promise<PurchaseRow[]> {
  return db.orm
    .select()
    .from(purchases)
    .where(and(eq(purchases.memberId, memberId), eq(purchases.status, 'OPEN')));
}

/** Locks a purchase until the transaction ends, so that only one concurrent caller settles it. */
export async function lockPurchase(
  tx: QueryExecutor,
  branchId: string,
  id: string,
): Promise<PurchaseRow | null> {
  const [row] = await tx.orm
    .select()
    .from(purchases)
    .where(and(eq(purchases.branchId, branchId), eq(purchases.id, id)))
    .for('update');
  return row ?? null;
}

const pageSize = 200;

/**
 * Returns purchases that have been open since before an instant, oldest first, one page at a time. `after` is the last
 * row of the previous page.
 */
export function listStaleOpenPurchases(
  db: QueryExecutor,
  before: Date,
  after: PurchaseRow | undefined,
): Promise<PurchaseRow[]> {
  return db.orm
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.status, 'OPEN'),
        lt(purchases.createdAt, before),
        after ? gt(purchases.id, after.id) : undefined,
      ),
    )
    .orderBy(purchases.id)
    .limit(pageSize);
}

/**
 * Returns a member's paid and refunded purchases, newest first. `before` is the id of the last one on the previous
 * page.
 */
export function listMemberPurchases(
  db: QueryExecutor,
  { branchId, memberId }: Pick<PurchaseRow, 'branchId' | 'memberId'>,
  maxRows: number,
  before?: string,
): Promise<PurchaseRow[]> {
  return db.orm
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.branchId, branchId),
        eq(purchases.memberId, memberId),
        inArray(purchases.status, ['PAID', 'REFUNDED']),
        before ? lt(purchases.id, before) : undefined,
      ),
    )
    .orderBy(desc(purchases.id))
    .limit(maxRows);
}

/** Returns the names of a member's paid purchases by purchase id. */
export async function loadPaidPurchaseNames(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
): Promise<Map<string, string>> {
  const rows = await db.orm
    .select({ id: purchases.id, name: purchases.name })
    .from(purchases)
    .where(
      and(eq(purchases.branchId, branchId), eq(purchases.memberId, memberId), eq(purchases.status, 'PAID')),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
