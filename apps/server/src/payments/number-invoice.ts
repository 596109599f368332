import { and, eq, sql } from 'drizzle-orm';
import type { InvoiceSeller } from '../documents/invoice-details.ts';
import type { Database, PreparedStatement, QueryExecutor } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { resolveSellerForNewInvoice } from './seller-for-new-invoice.ts';
import { type InvoiceKind, type InvoiceSubject, invoices } from './tables.ts';

/** What has to have a number. */
export interface InvoiceInput {
  branchId: string;
  kind: InvoiceKind;
  subject: InvoiceSubject;
  subjectId: string;
  amountPence: number;
  currency: string;
}

export type InvoiceRow = InvoiceInput & {
  number: number;
  issuedAt: Date;
  /** Null of one from before this was kept: what is set now. */
  seller: InvoiceSeller | null;
};

/** The invoice or credit note of a subject, if it has been numbered. */
export async function findInvoice(
  db: QueryExecutor,
  key: Pick<InvoiceInput, 'branchId' | 'kind' | 'subjectId'>,
): Promise<InvoiceRow | null> {
  const [row] = await db.orm
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.branchId, key.branchId),
        eq(invoices.kind, key.kind),
        eq(invoices.subjectId, key.subjectId),
      ),
    );
  return row ?? null;
}

/**
 * Gives the next number, once: 1, 2, 3 … for each branch and kind, without gaps, since numbers are given one after
 * another and only to what is already committed (handbook: paying 8). With it is fixed who sells, and with
 * which tax.
 */
export async function numberInvoice(database: Database, wish: InvoiceInput, now: Date): Promise<InvoiceRow> {
  return database.transaction(async (tx) => {
    await tx.orm.execute(
      sql`SELECT pg_advisory_xact_lock(hashtext(${`invoices:${wish.branchId}:${wish.kind}`}))`,
    );
    const known = await findInvoice(tx, wish);
    if (known) return known;
    const [last] = await tx.orm
      .select({ number: sql<number>`coalesce(max(${invoices.number}), 0)::int` })
      .from(invoices)
      .where(and(eq(invoices.branchId, wish.branchId), eq(invoices.kind, wish.kind)));
    const seller = await resolveSellerForNewInvoice(tx, wish);
    const row = { ...wish, number: (last?.number ?? 0) + 1, issuedAt: now, seller };
    await tx.orm.insert(invoices).values(row);
    return row;
  });
}

/** How many a statement finds at once. */
export const numberingBatchSize = 200;

/**
 * Numbers what a statement of a context finds without a number since then: rows are wishes, in the order of their making,
 * so many at once. Whoever looks often asks for little: what has its number long since is most of what there is.
 */
export async function numberUnnumbered(
  { database, clock }: Services,
  unnumbered: PreparedStatement,
  since: Date,
): Promise<void> {
  for (;;) {
    const wishes = await database.run<InvoiceInput>(unnumbered, [since]);
    for (const wish of wishes) await numberInvoice(database, wish, clock.now());
    if (wishes.length < numberingBatchSize) return;
  }
}

/** "INV-2026-00042", "CN-2026-00007". */
export function formatInvoiceNumber({
  kind,
  number,
  issuedAt,
}: Pick<InvoiceRow, 'kind' | 'number' | 'issuedAt'>): string {
  const prefix = kind === 'INVOICE' ? 'INV' : 'CN';
  return `${prefix}-${issuedAt.getUTCFullYear()}-${String(number).padStart(5, '0')}`;
}
