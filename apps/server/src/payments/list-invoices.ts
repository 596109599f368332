import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database.ts';
import { parseCursorInstant } from '../platform/parse-cursor-instant.ts';
import type { InvoiceRow } from './number-invoice.ts';
import { type InvoiceKind, invoices } from './tables.ts';

/** Where a page of papers goes on: the last one of the page before. */
export type InvoiceCursor = Pick<InvoiceRow, 'issuedAt' | 'kind' | 'number'>;

/** Numbered papers for these subjects, newest first; of the same moment those with the higher number. */
export async function listInvoices(
  db: QueryExecutor,
  branchId: string,
  subjectIds: readonly string[],
  most: number,
  after: InvoiceCursor | null,
): Promise<InvoiceRow[]> {
  if (subjectIds.length === 0) return [];
  const { issuedAt, kind, number } = invoices;
  const beyond =
    after &&
    sql`(${issuedAt}, ${kind}, ${number}) < (${after.issuedAt.toISOString()}::timestamptz, ${after.kind}, ${after.number}::int)`;
  return db.orm
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.branchId, branchId), inArray(invoices.subjectId, [...subjectIds]), beyond ?? undefined),
    )
    .orderBy(desc(issuedAt), desc(kind), desc(number))
    .limit(most);
}

/** The place as a text that a page can send back. */
export function encodeInvoiceCursor({ issuedAt, kind, number }: InvoiceCursor): string {
  return `${issuedAt.toISOString()}_${kind === 'INVOICE' ? 'i' : 'c'}_${number}`;
}

/** The same read back; null for a text that is none of ours. */
export function decodeInvoiceCursor(cursor: string): InvoiceCursor | null {
  const [, at = '', letter, number] = /^([0-9TZ:.-]{24})_([ic])_(\d{1,9})$/.exec(cursor) ?? [];
  if (!letter) return null;
  const kind: InvoiceKind = letter === 'i' ? 'INVOICE' : 'CREDIT_NOTE';
  return { issuedAt: parseCursorInstant(at), kind, number: Number(number) };
}
