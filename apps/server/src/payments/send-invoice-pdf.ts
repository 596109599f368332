import type { FastifyReply } from 'fastify';
import type { InvoiceDetails } from '../documents/invoice-details.ts';

/**
 * Sends an invoice or credit note as a PDF that opens in the browser. Loads the PDF and font libraries at the first
 * call, because they take 50 MB of memory.
 */
export async function sendInvoicePdf(reply: FastifyReply, details: InvoiceDetails): Promise<FastifyReply> {
  const { renderInvoicePdf } = await import('../documents/invoice-pdf.ts');
  return reply
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${details.number}.pdf"`)
    .send(await renderInvoicePdf(details));
}
