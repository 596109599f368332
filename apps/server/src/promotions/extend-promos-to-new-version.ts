import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const extendPromos: PreparedStatement = {
  name: 'extend_promos_to_new_version',
  text: `UPDATE promo_codes SET "only" = array_append("only", $3::text)
    WHERE branch_id = $1 AND $2 = ANY ("only") AND NOT $3 = ANY ("only") RETURNING code`,
};

/** Lets promo codes that are limited to a product apply to its new version too. */
export async function extendPromosToNewVersion(
  tx: QueryExecutor,
  { branchId, oldId, newId }: { branchId: string; oldId: string; newId: string },
): Promise<void> {
  await tx.run(extendPromos, [branchId, oldId, newId]);
}
