import type { FastifyReply } from 'fastify';
import type { InvoiceFacts } from '../documents/invoice-facts.ts';
import { invoicePdf } from '../documents/invoice-pdf.ts';

/** Answers with an invoice or credit note as a PDF that opens in the browser. */
export async function sendInvoice(reply: FastifyReply, facts: InvoiceFacts): Promise<FastifyReply> {
  return reply
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${facts.number}.pdf"`)
    .send(await invoicePdf(facts));
}
