import { hasSameFixedTerms, toProductTerms } from '@studio/domain/catalogue/product-details';
import { and, eq } from 'drizzle-orm';
import { assertVersion } from '../../catalogue/assert-version.ts';
import { lockCatalogue } from '../../catalogue/lock-catalogue.ts';
import {
  type ChangeStamp,
  insertProduct,
  lockProduct,
  type ProductInput,
  type ProductRow,
  updateProduct,
  writeSaleStatus,
} from '../../catalogue/product-store.ts';
import { products } from '../../catalogue/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { extendPromosToNewVersion } from '../../promotions/extend-promos-to-new-version.ts';
import { copyOfferUse } from '../../purchases/once-per-person-offers.ts';
import { isProductSold } from './count-product-use.ts';

type StaffMember = Extract<Actor, `staff:${string}`>;

/** New values of a product. */
export interface ProductUpdate extends ProductInput {
  id: string;
  /** Version that the caller read. */
  version: number;
  /** Whether a change of fixed terms makes a new version of a sold product. */
  asNewVersion: boolean;
}

/**
 * Changes a product for new sales. If it was sold and its kind, coverage or renewal changes, archives it and adds a new
 * version (handbook: prices 12). Throws AppError not_found, bad_request and edit_conflict, and not_changeable if a new
 * version is needed but `asNewVersion` is false or the product is archived.
 */
export async function changeProduct(
  { database, clock }: Services,
  input: ProductUpdate,
  actor: StaffMember,
): Promise<{ id: string; isNewVersion: boolean }> {
  const stamp = { actor, at: clock.now() };
  const { branchId, id, version, asNewVersion } = input;
  return database.transaction(async (tx) => {
    await lockCatalogue(tx, branchId);
    const product = await lockProduct(tx, input);
    await assertVersion(tx, { branchId, subject: 'product', subjectId: id }, product.version, version);
    const isFixed = hasSameFixedTerms(product, { kind: input.kind, terms: toProductTerms(input) });
    if (isFixed || !(await isProductSold(tx, input))) {
      await updateProduct(tx, product, input, stamp);
      return { id, isNewVersion: false };
    }
    if (!asNewVersion)
      throw new AppError(
        'not_changeable',
        'This product has been sold since you opened it. Reload the page and make your change again. We’ll save it as a new version.',
      );
    return { id: await replaceProduct(tx, product, input, stamp), isNewVersion: true };
  });
}

/**
 * Adds a new version of a product and archives the old one, which stays valid for its owners. Promo codes apply to
 * both, and someone who used the old version of a once-per-person offer has used the new one too.
 */
async function replaceProduct(
  tx: QueryExecutor,
  product: ProductRow,
  input: ProductInput,
  stamp: ChangeStamp,
): Promise<string> {
  const { branchId } = product;
  if (product.archived)
    throw new AppError('not_changeable', 'This product is archived. Put it on sale before you change it.');
  const newId = await insertProduct(tx, { ...input, onSale: product.onSale }, stamp, product);
  await writeSaleStatus(tx, product, 'archived', stamp);
  await copyOfferUse(tx, { branchId, fromProductId: product.id, toProductId: newId });
  await extendPromosToNewVersion(tx, { branchId, oldId: product.id, newId });
  return newId;
}

/**
 * Puts a product on sale, takes it off sale, or archives it. Throws AppError not_found, and not_changeable if a later
 * version has replaced the product, which can then only be archived.
 */
export async function setProductSaleStatus(
  { database, clock }: Services,
  input: { branchId: string; id: string; sale: 'on' | 'off' | 'archived' },
  actor: StaffMember,
): Promise<void> {
  const { branchId, id, sale } = input;
  const at = clock.now();
  await database.transaction(async (tx) => {
    await lockCatalogue(tx, branchId);
    const product = await lockProduct(tx, input);
    const replaced = and(eq(products.branchId, branchId), eq(products.replaces, id));
    if (sale !== 'archived' && (await tx.orm.select().from(products).where(replaced).limit(1)).length > 0)
      throw new AppError(
        'not_changeable',
        'A newer version has replaced this product. To sell these terms again, copy the product.',
      );
    await writeSaleStatus(tx, product, sale, { actor, at });
  });
}
