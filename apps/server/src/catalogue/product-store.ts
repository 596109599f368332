import {
  findProductProblem,
  type ProductTermsInput,
  toProductTerms,
} from '@studio/domain/catalogue/product-details';
import { getProductAction, placeProduct } from '@studio/domain/catalogue/product-placement';
import type { ProductCopy } from '@studio/domain/catalogue/product-terms';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { lockCatalogue } from './lock-catalogue.ts';
import { createRecordId, getNextPosition } from './new-record-id.ts';
import { listActivities, listAllProducts } from './store.ts';
import { products } from './tables.ts';

type StaffMember = Extract<Actor, `staff:${string}`>;
export type ProductRow = typeof products.$inferSelect;

/** Values of a product for new sales. Past sales keep their price and terms. */
export interface ProductInput extends ProductTermsInput {
  branchId: string;
  name: string;
  pricePence: number;
  subtitle: string;
  includes: readonly string[];
  excludes: readonly string[];
  /** Short label on the product's card; empty for none. */
  badge: string;
}

/** Author and time of a change. */
export interface ChangeStamp {
  actor: StaffMember;
  at: Date;
}

/** Ids of goods that aren't products, so that no product can get them. */
const reservedIds = ['gift-card', 'first-pack'];

/** Adds a product at the end of its kind and returns its id. Throws AppError bad_request. */
export async function addProduct(
  { database, clock }: Services,
  input: ProductInput & { onSale: boolean },
  actor: StaffMember,
): Promise<string> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    await lockCatalogue(tx, input.branchId);
    return insertProduct(tx, input, { actor, at });
  });
}

/**
 * Inserts a product, or a new version of the product `replaces` in its place. Returns the new id. The caller has called
 * `lockCatalogue` first. Throws AppError bad_request.
 */
export async function insertProduct(
  tx: QueryExecutor,
  input: ProductInput & { onSale: boolean },
  { actor, at }: ChangeStamp,
  replaces: ProductRow | null = null,
): Promise<string> {
  await checkProduct(tx, input);
  const { branchId, kind, name, pricePence, onSale } = input;
  const existing = await listAllProducts(tx, branchId);
  const id = createRecordId(name, [...reservedIds, ...existing.map((product) => product.id)], 'name');
  const terms = toProductTerms(input);
  const placement = placeProduct({ id, kind, name, terms });
  // Keeps links to the former version on the pricing page working.
  const fragments = replaces?.kind === kind ? replaces.terms.copy.fragments : placement.fragments;
  const copy: ProductCopy = { ...toTexts(input), ...placement, fragments };
  await tx.orm.insert(products).values({
    branchId,
    id,
    kind,
    name,
    pricePence,
    terms: { ...terms, copy },
    onSale,
    position: replaces?.position ?? getNextPosition(existing),
    replaces: replaces?.id ?? null,
  });
  const logged = { ...toProductLogValues({ kind, name, pricePence, terms }), onSale };
  const detail = replaces ? { ...logged, replaces: replaces.id } : logged;
  await writeProductAudit(tx, { branchId, id }, { actor, at }, 'ADDED', 'catalogue', detail);
  return id;
}

/** Updates a locked product for new sales. Throws AppError bad_request. */
export async function updateProduct(
  tx: QueryExecutor,
  product: ProductRow,
  input: ProductInput,
  stamp: ChangeStamp,
): Promise<void> {
  await checkProduct(tx, input);
  const { kind, name, pricePence } = input;
  const terms = toProductTerms(input);
  const copy = updateCopy(product, input);
  await tx.orm
    .update(products)
    .set({ kind, name, pricePence, terms: { ...terms, copy }, version: product.version + 1 })
    .where(whereProduct(product));
  const detail = {
    ...toProductLogValues({ kind, name, pricePence, terms }),
    before: toProductLogValues(product),
  };
  await writeProductAudit(tx, product, stamp, 'CHANGED', 'applies to new sales', detail);
}

/** Sets the sale status of a locked product. */
export async function writeSaleStatus(
  tx: QueryExecutor,
  product: ProductRow,
  sale: 'on' | 'off' | 'archived',
  stamp: ChangeStamp,
): Promise<void> {
  const set = { onSale: sale === 'on', archived: sale === 'archived', version: product.version + 1 };
  await tx.orm.update(products).set(set).where(whereProduct(product));
  const action = sale === 'on' ? 'ON_SALE' : sale === 'off' ? 'OFF_SALE' : 'ARCHIVED';
  await writeProductAudit(tx, product, stamp, action, 'sale');
}

/** Locks a product until the transaction ends. Throws AppError not_found. */
export async function lockProduct(
  tx: QueryExecutor,
  key: { branchId: string; id: string },
): Promise<ProductRow> {
  const [product] = await tx.orm.select().from(products).where(whereProduct(key)).for('update');
  if (!product) throw new AppError('not_found');
  return product;
}

export function whereProduct({ branchId, id }: { branchId: string; id: string }) {
  return and(eq(products.branchId, branchId), eq(products.id, id));
}

/** Writes an entry of a product to the activity log, in the transaction of its change. */
export function writeProductAudit(
  tx: QueryExecutor,
  { branchId, id: subjectId }: { branchId: string; id: string },
  { actor, at }: ChangeStamp,
  action: string,
  reason: string,
  detail?: Record<string, unknown>,
): Promise<void> {
  const entry = { branchId, at, actor, subject: 'product', subjectId, action, reason } as const;
  return writeAudit(tx, [detail ? { ...entry, detail } : entry]);
}

async function checkProduct(tx: QueryExecutor, input: ProductInput): Promise<void> {
  const problem = findProductProblem(input);
  if (problem) throw new AppError('bad_request', problem.message, { field: problem.field });
  const activityIds = new Set((await listActivities(tx, input.branchId)).map(({ id }) => id));
  if (!toProductTerms(input).covers.every((id) => activityIds.has(id)))
    throw new AppError('bad_request', 'One of these activities no longer exists. Reload the page.', {
      field: 'covers',
    });
}

function toTexts({ subtitle, includes, excludes, badge }: ProductInput) {
  return { subtitle, includes, excludes, badge: badge || null };
}

/**
 * Returns the copy of a changed product. A new kind changes the position on the pricing page and the button; a new name or
 * coverage changes the button. The unit follows the kind and the sessions.
 */
function updateCopy({ id, kind, name, terms }: ProductRow, input: ProductInput): ProductCopy {
  const copy = { ...terms.copy, ...toTexts(input) };
  const changed = { id, kind: input.kind, name: input.name, terms: toProductTerms(input) };
  if (input.kind !== kind) return { ...copy, ...placeProduct(changed) };
  const { unit } = placeProduct(changed);
  const isSameCoverage = [...terms.covers].sort().join() === [...changed.terms.covers].sort().join();
  if (input.name === name && isSameCoverage) return { ...copy, unit };
  return { ...copy, unit, action: getProductAction(changed) };
}

function toProductLogValues({
  kind,
  name,
  pricePence,
  terms,
}: {
  kind: ProductRow['kind'];
  name: string;
  pricePence: number;
  terms: Omit<ProductRow['terms'], 'copy'>;
}) {
  const { sessions, validDays, covers, offPeakOnly, onlyWhen, memberDiscountPercent } = terms;
  const { oncePerPerson, shareable } = terms;
  const coverage = { kind, covers, offPeakOnly, onlyWhen };
  return {
    name,
    pricePence,
    sessions,
    validDays,
    ...coverage,
    memberDiscountPercent,
    oncePerPerson,
    shareable,
  };
}
