import { id } from '@studio/contracts/shared-fields';
import { canHaveCreditNote } from '@studio/domain/money/refund-status';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InvoiceDetails } from '../../documents/invoice-details.ts';
import {
  assignInvoiceNumber,
  findInvoice,
  formatInvoiceNumber,
} from '../../payments/assign-invoice-number.ts';
import { resolveInvoiceSeller } from '../../payments/invoice-seller.ts';
import { buildCreditNotePath } from '../../payments/refund-credit-note.ts';
import { sendInvoicePdf } from '../../payments/send-invoice-pdf.ts';
import { refunds } from '../../payments/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { readPaymentDetails } from './read-payment-details.ts';

type PaperRequest = FastifyRequest<{ Params: { refundId: string }; Querystring: { k?: string } }>;

/**
 * Registers the route of credit notes for refunds of class places by staff or at the provider. A browser opens its URL
 * directly, so the signature in the URL protects it.
 */
export function registerCreditNoteRoute(app: FastifyInstance, services: Services): void {
  app.get(
    buildCreditNotePath(':refundId'),
    { config: { policy: 'signed-link' } },
    async (request: PaperRequest, reply) => {
      const { refundId } = request.params;
      const isSigned = services.keys.verify('credit-note-link', refundId, request.query.k ?? '');
      if (!isSigned || !id.safeParse(refundId).success) throw new AppError('not_found');
      return sendInvoicePdf(services, reply, await loadCreditNoteDetails(services, refundId));
    },
  );
}

async function loadCreditNoteDetails(services: Services, refundId: string): Promise<InvoiceDetails> {
  const { database, config, clock } = services;
  const { branchId } = config;
  const own = and(eq(refunds.branchId, branchId), eq(refunds.id, refundId));
  const [refund] = await database.orm.select().from(refunds).where(own);
  if (!refund?.madeBy || !canHaveCreditNote(refund.status)) throw new AppError('not_found');
  const { amountPence, currency } = refund;
  const invoiceKey = { branchId, kind: 'CREDIT_NOTE', subject: 'refund', subjectId: refundId } as const;
  const note = await assignInvoiceNumber(database, { ...invoiceKey, amountPence, currency }, clock.now());
  const paid = await readPaymentDetails(services, branchId, { source: 'refund', id: refund.paymentId });
  const subjectId = refund.bookingId ?? refund.paymentId;
  const invoice = await findInvoice(database, { branchId, kind: 'INVOICE', subjectId });
  return {
    kind: 'credit-note',
    number: formatInvoiceNumber(note),
    issuedAt: note.issuedAt,
    studio: await resolveInvoiceSeller(services, note),
    billedTo: {
      name: paid.payerName,
      lines: paid.email && paid.email !== paid.payerName ? [paid.email] : [],
    },
    currency,
    lines: [{ description: paid.item, detail: refund.reason, quantity: 1, unitPence: amountPence }],
    settled: { method: paid.methodLabel, at: note.issuedAt },
    ...(invoice ? { credits: { number: formatInvoiceNumber(invoice), at: invoice.issuedAt } } : {}),
    ...(paid.kind === 'gift-card' ? { taxedLater: true as const } : {}),
  };
}
