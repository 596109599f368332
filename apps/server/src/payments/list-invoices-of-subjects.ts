import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { parseCursorInstant } from '../platform/http/parse-cursor-instant.ts';
import type { InvoiceRow } from './assign-invoice-number.ts';
import { type InvoiceKind, invoices } from './tables.ts';

/** Last document of a page, after which the next page starts. */
export type InvoiceCursor = Pick<InvoiceRow, 'issuedAt' | 'kind' | 'number'>;

/**
 * Returns the invoices and credit notes of these subjects, newest first; those with equal times by kind and number,
 * descending.
 */
export async function listInvoicesOfSubjects(
  db: QueryExecutor,
  branchId: string,
  subjectIds: readonly string[],
  maxRows: number,
  after: InvoiceCursor | null,
): Promise<InvoiceRow[]> {
  if (subjectIds.length === 0) return [];
  const { issuedAt, kind, number } = invoices;
  const afterCursor =
    after &&
    sql`(${issuedAt}, ${kind}, ${number}) < (${after.issuedAt.toISOString()}::timestamptz, ${after.kind}, ${after.number}::int)`;
  return db.orm
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.branchId, branchId),
        inArray(invoices.subjectId, [...subjectIds]),
        afterCursor ?? undefined,
      ),
    )
    .orderBy(desc(issuedAt), desc(kind), desc(number))
    .limit(maxRows);
}

export function encodeInvoiceCursor({ issuedAt, kind, number }: InvoiceCursor): string {
  return `${issuedAt.toISOString()}_${kind === 'INVOICE' ? 'i' : 'c'}_${number}`;
}

/** Decodes a cursor from the client; null if it is invalid. */
export function decodeInvoiceCursor(cursor: string): InvoiceCursor | null {
  const [, at = '', kindLetter, number] = /^([0-9TZ:.-]{24})_([ic])_(\d{1,9})$/.exec(cursor) ?? [];
  if (!kindLetter) return null;
  const kind: InvoiceKind = kindLetter === 'i' ? 'INVOICE' : 'CREDIT_NOTE';
  return { issuedAt: parseCursorInstant(at), kind, number: Number(number) };
}
