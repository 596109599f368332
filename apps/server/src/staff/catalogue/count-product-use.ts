import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

const productUse: PreparedStatement = {
  name: 'staff_product_use',
  text: `SELECT product_id AS id, count(DISTINCT member_id) FILTER (WHERE live)::int AS clients
    FROM (
      SELECT product_id, member_id, (balance IS NULL OR balance > 0) AND (expires_at IS NULL OR expires_at > $2)
          AND refunded_at IS NULL AS live
        FROM entitlements WHERE branch_id = $1
      UNION ALL SELECT product_id, member_id, status <> 'ENDED'
        FROM memberships WHERE branch_id = $1 AND started_at IS NOT NULL
    ) uses GROUP BY product_id`,
};

/** Use of a product by clients. */
export interface ProductUse {
  /** Whether anyone ever had the product. */
  sold: boolean;
  /** Number of clients who can use its sessions, or have it as a membership. */
  clients: number;
}

/** Counts the clients of each product. Returns a function that finds a product's use by id. */
export async function countProductUse(
  db: QueryExecutor,
  branchId: string,
  now: Date,
): Promise<(id: string) => ProductUse> {
  const rows = await db.run<{ id: string; clients: number }>(productUse, [branchId, now]);
  const uses = new Map(rows.map(({ id, clients }) => [id, clients]));
  return (id) => ({ sold: uses.has(id), clients: uses.get(id) ?? 0 });
}

const hasBeenSold: PreparedStatement = {
  name: 'staff_product_has_been_sold',
  text: `SELECT EXISTS (SELECT 1 FROM entitlements WHERE branch_id = $1 AND product_id = $2)
    OR EXISTS (SELECT 1 FROM memberships WHERE branch_id = $1 AND product_id = $2 AND started_at IS NOT NULL) AS sold`,
};

/** Returns whether anyone ever had a product. Its kind, coverage and renewal are then fixed. */
export async function isProductSold(
  db: QueryExecutor,
  { branchId, id }: { branchId: string; id: string },
): Promise<boolean> {
  const [row] = await db.run<{ sold: boolean }>(hasBeenSold, [branchId, id]);
  return row?.sold ?? false;
}
