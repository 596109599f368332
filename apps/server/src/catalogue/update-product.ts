import type { ProductTerms } from '@studio/domain/catalogue/product-terms';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { products } from './tables.ts';

type StaffMember = Extract<Actor, `staff:${string}`>;
type ProductRow = typeof products.$inferSelect;

/** Changes of a product for new sales. Past sales keep their price and terms. */
export interface ProductInput
  extends Pick<
    ProductTerms,
    'sessions' | 'validDays' | 'memberDiscountPercent' | 'oncePerPerson' | 'shareable'
  > {
  branchId: string;
  id: string;
  name: string;
  pricePence: number;
  subtitle: string;
  includes: readonly string[];
  excludes: readonly string[];
  /** Short label on the product's card; empty for none. */
  badge: string;
}

/** Minimum monthly price of a membership in pence. Payment providers reject smaller charges. */
const leastMonthPence = 30;

/** Updates the price and copy of a product for new sales. Throws AppError not_found and bad_request. */
export async function updateProduct(
  services: Services,
  change: ProductInput,
  actor: StaffMember,
): Promise<void> {
  const { name, pricePence, subtitle, includes, excludes, badge } = change;
  await withProduct(services, change, async (tx, product, now) => {
    if (product.terms.renewsMonthly && pricePence < leastMonthPence)
      throw new AppError('bad_request', 'Enter a monthly price of at least £0.30.', { field: 'pricePence' });
    const { sessions, validDays, memberDiscountPercent, oncePerPerson, shareable } = change;
    const copy = { ...product.terms.copy, subtitle, includes, excludes, badge: badge || null };
    const sold = { sessions, validDays, memberDiscountPercent, oncePerPerson, shareable };
    const terms: ProductTerms = { ...product.terms, ...sold, copy };
    await tx.orm.update(products).set({ name, pricePence, terms }).where(ownRow(change));
    const { name: nameBefore, pricePence: priceBefore, terms: termsBefore } = product;
    await writeProductAudit(tx, change, actor, 'CHANGED', 'applies to new sales', now, {
      name,
      pricePence,
      ...sold,
      before: {
        name: nameBefore,
        pricePence: priceBefore,
        sessions: termsBefore.sessions,
        validDays: termsBefore.validDays,
        memberDiscountPercent: termsBefore.memberDiscountPercent,
        oncePerPerson: termsBefore.oncePerPerson,
        shareable: termsBefore.shareable,
      },
    });
  });
}

/** Puts a product on sale, takes it off sale, or archives it. Throws AppError not_found. */
export async function setProductSaleStatus(
  services: Services,
  input: { branchId: string; id: string; sale: 'on' | 'off' | 'archived' },
  actor: StaffMember,
): Promise<void> {
  const { sale } = input;
  await withProduct(services, input, async (tx, _product, now) => {
    const set = { onSale: sale === 'on', archived: sale === 'archived' };
    await tx.orm.update(products).set(set).where(ownRow(input));
    await writeProductAudit(
      tx,
      input,
      actor,
      sale === 'on' ? 'ON_SALE' : sale === 'off' ? 'OFF_SALE' : 'ARCHIVED',
      'sale',
      now,
    );
  });
}

/** Moves a product one position up or down within its kind, if possible. Throws AppError not_found. */
export async function reorderProduct(
  services: Services,
  input: { branchId: string; id: string; offset: -1 | 1 },
  actor: StaffMember,
): Promise<void> {
  const { branchId, id, offset } = input;
  await withProduct(services, input, async (tx, product, now) => {
    const all = await tx.orm.select().from(products).where(eq(products.branchId, branchId)).for('update');
    const siblings = all
      .filter(({ kind, archived }) => kind === product.kind && !archived)
      .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
    const index = siblings.findIndex((sibling) => sibling.id === id);
    const other = siblings[index + offset];
    if (!other || index < 0) return;
    const positions = siblings.map(({ position }) => position);
    // Makes the positions of the kind unique first. Otherwise products with equal positions couldn't swap them.
    const uniquePositions = makeUnique(positions);
    const order = siblings.map((sibling) => sibling.id);
    [order[index], order[index + offset]] = [other.id, id];
    for (const [place, productId] of order.entries())
      await tx.orm
        .update(products)
        .set({ position: uniquePositions[place] ?? place })
        .where(ownRow({ branchId, id: productId }));
    await writeProductAudit(tx, input, actor, 'MOVED', offset < 0 ? 'moved up' : 'moved down', now);
  });
}

function makeUnique(positions: readonly number[]): number[] {
  const uniquePositions: number[] = [];
  for (const position of positions)
    uniquePositions.push(Math.max(position, (uniquePositions.at(-1) ?? Number.MIN_SAFE_INTEGER) + 1));
  return uniquePositions;
}

function ownRow({ branchId, id }: { branchId: string; id: string }) {
  return and(eq(products.branchId, branchId), eq(products.id, id));
}

async function withProduct(
  { database, clock }: Services,
  input: { branchId: string; id: string },
  change: (tx: QueryExecutor, product: ProductRow, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const [product] = await tx.orm.select().from(products).where(ownRow(input)).for('update');
    if (!product) throw new AppError('not_found');
    await change(tx, product, now);
  });
}

function writeProductAudit(
  tx: QueryExecutor,
  { branchId, id: subjectId }: { branchId: string; id: string },
  actor: StaffMember,
  action: string,
  reason: string,
  at: Date,
  detail?: Record<string, unknown>,
): Promise<void> {
  const entry = { branchId, at, actor, subject: 'product', subjectId, action, reason } as const;
  return writeAudit(tx, [detail ? { ...entry, detail } : entry]);
}
