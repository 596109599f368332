import { and, eq, sql } from 'drizzle-orm';
import type { InvoiceSeller } from '../documents/invoice-details.ts';
import type { Database, PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { resolveSellerForNewInvoice } from './seller-for-new-invoice.ts';
import { type InvoiceKind, type InvoiceSubject, invoices } from './tables.ts';

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
  /** Seller as stored with the document; null for older documents, which show the current seller. */
  seller: InvoiceSeller | null;
};

/** Returns the invoice or credit note of a subject; null if it has no number yet. */
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
 * Assigns the next number, once: 1, 2, 3 … per branch and kind, without gaps (handbook: paying 8). A lock serialises
 * the numbering, and only committed subjects are numbered. Also stores the seller and the tax with the document.
 */
export async function assignInvoiceNumber(
  database: Database,
  input: InvoiceInput,
  now: Date,
): Promise<InvoiceRow> {
  return database.transaction(async (tx) => {
    await tx.orm.execute(
      sql`SELECT pg_advisory_xact_lock(hashtext(${`invoices:${input.branchId}:${input.kind}`}))`,
    );
    const existing = await findInvoice(tx, input);
    if (existing) return existing;
    const [last] = await tx.orm
      .select({ number: sql<number>`coalesce(max(${invoices.number}), 0)::int` })
      .from(invoices)
      .where(and(eq(invoices.branchId, input.branchId), eq(invoices.kind, input.kind)));
    const seller = await resolveSellerForNewInvoice(tx, input);
    const row = { ...input, number: (last?.number ?? 0) + 1, issuedAt: now, seller };
    await tx.orm.insert(invoices).values(row);
    return row;
  });
}

/** Maximum number of rows per query. */
export const numberingBatchSize = 200;

/**
 * Numbers the documents that a module's statement selects, in its order and in batches. Frequent callers pass a recent
 * `since`, because most older documents already have a number.
 */
export async function assignMissingInvoiceNumbers(
  { database, clock }: Services,
  unnumbered: PreparedStatement,
  since: Date,
): Promise<void> {
  for (;;) {
    const inputs = await database.run<InvoiceInput>(unnumbered, [since]);
    for (const input of inputs) await assignInvoiceNumber(database, input, clock.now());
    if (inputs.length < numberingBatchSize) return;
  }
}

/** Returns the formatted number, such as "INV-2026-00042" or "CN-2026-00007". */
export function formatInvoiceNumber({
  kind,
  number,
  issuedAt,
}: Pick<InvoiceRow, 'kind' | 'number' | 'issuedAt'>): string {
  const prefix = kind === 'INVOICE' ? 'INV' : 'CN';
  return `${prefix}-${issuedAt.getUTCFullYear()}-${String(number).padStart(5, '0')}`;
}
