import { and, eq } from 'drizzle-orm';
import { loadBranchProfile } from '../catalogue/store.ts';
import type { InvoiceSeller } from '../documents/invoice-details.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { findDeskPayment } from './desk-payments.ts';
import { getCurrentSeller } from './invoice-seller.ts';
import { type InvoiceKind, type InvoiceSubject, invoices, refunds } from './tables.ts';

interface NewDocument {
  branchId: string;
  kind: InvoiceKind;
  subject: InvoiceSubject;
  subjectId: string;
}

/**
 * Returns the seller for a document that gets its number now: the studio's current details. A credit note takes legal
 * name and tax from the invoice that it corrects, if that invoice has a number.
 */
export async function resolveSellerForNewInvoice(
  tx: QueryExecutor,
  document: NewDocument,
): Promise<InvoiceSeller> {
  const current = getCurrentSeller(await loadBranchProfile(tx, document.branchId));
  const corrected = document.kind === 'CREDIT_NOTE' ? await findCorrectedSeller(tx, document) : null;
  if (!corrected) return current;
  const { legalName, vat } = corrected;
  return { ...current, ...(legalName ? { legalName } : {}), vat };
}

/**
 * Returns the seller of the invoice that a credit note corrects; null without such an invoice, or if the invoice has no
 * stored seller.
 */
async function findCorrectedSeller(tx: QueryExecutor, document: NewDocument): Promise<InvoiceSeller | null> {
  const subjectId = await findCorrectedSubject(tx, document);
  if (!subjectId) return null;
  const { branchId } = document;
  const [invoice] = await tx.orm
    .select({ seller: invoices.seller })
    .from(invoices)
    .where(
      and(eq(invoices.branchId, branchId), eq(invoices.kind, 'INVOICE'), eq(invoices.subjectId, subjectId)),
    );
  return invoice?.seller ?? null;
}

async function findCorrectedSubject(
  tx: QueryExecutor,
  { branchId, subject, subjectId }: NewDocument,
): Promise<string | null> {
  if (subject === 'refund') {
    const own = and(eq(refunds.branchId, branchId), eq(refunds.id, subjectId));
    const [refund] = await tx.orm.select().from(refunds).where(own);
    return refund?.bookingId ?? refund?.paymentId ?? null;
  }
  if (subject === 'desk') {
    const refunded = (await findDeskPayment(tx, branchId, subjectId))?.refundsPaymentId;
    const taken = refunded ? await findDeskPayment(tx, branchId, refunded) : null;
    return taken?.salePaymentId ?? refunded ?? null;
  }
  return subjectId;
}
