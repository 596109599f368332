import { moveInOrder } from '@studio/domain/catalogue/move-in-order';
import type { Actor } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { lockCatalogue } from './lock-catalogue.ts';
import { lockProduct, whereProduct, writeProductAudit } from './product-store.ts';
import { listAllProducts } from './store.ts';
import { products } from './tables.ts';

/** Moves a product one position up or down within its kind, if possible. Throws AppError not_found. */
export async function reorderProduct(
  { database, clock }: Services,
  input: { branchId: string; id: string; offset: -1 | 1 },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<void> {
  const { branchId, id, offset } = input;
  const at = clock.now();
  await database.transaction(async (tx) => {
    await lockCatalogue(tx, branchId);
    const { kind } = await lockProduct(tx, input);
    const siblings = (await listAllProducts(tx, branchId)).filter(
      (other) => other.kind === kind && !other.archived,
    );
    const moved = moveInOrder(siblings, id, offset);
    if (!moved) return;
    for (const { id: productId, position } of moved)
      await tx.orm
        .update(products)
        .set({ position })
        .where(whereProduct({ branchId, id: productId }));
    await writeProductAudit(tx, input, { actor, at }, 'MOVED', offset < 0 ? 'moved up' : 'moved down');
  });
}
