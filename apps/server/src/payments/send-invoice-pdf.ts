import type { FastifyReply } from 'fastify';
import type { InvoiceDetails } from '../documents/invoice-details.ts';
import { renderInvoicePdf } from '../documents/invoice-pdf.ts';

/** Sends an invoice or credit note as a PDF that opens in the browser. */
export async function sendInvoicePdf(reply: FastifyReply, details: InvoiceDetails): Promise<FastifyReply> {
  return reply
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${details.number}.pdf"`)
    .send(await renderInvoicePdf(details));
}
