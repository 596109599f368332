import type { FastifyReply } from 'fastify';
import { loadDocumentBrand } from '../catalogue/pictures/load-document-brand.ts';
import { loadBranchProfile } from '../catalogue/store.ts';
import type { DocumentBrand } from '../documents/document-brand.ts';
import type { InvoiceDetails } from '../documents/invoice-details.ts';
import type { Services } from '../platform/services.ts';
import { getCurrentSeller } from './invoice-seller.ts';

/**
 * Sends an invoice or credit note as a PDF that opens in the browser. Loads the PDF and font libraries at the first
 * call, because they take 50 MB of memory.
 */
export async function sendInvoicePdf(
  services: Services,
  reply: FastifyReply,
  details: InvoiceDetails,
): Promise<FastifyReply> {
  const { renderInvoicePdf } = await import('../documents/invoice-pdf.ts');
  return reply
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${details.number}.pdf"`)
    .send(await renderInvoicePdf(details, await loadBrandOf(services, details)));
}

/** Returns the studio's brand. A document that was issued under another name shows that name. */
async function loadBrandOf(services: Services, { studio }: InvoiceDetails): Promise<DocumentBrand> {
  const profile = await loadBranchProfile(services.database, services.config.branchId);
  if (studio.name !== getCurrentSeller(profile).name) return { kind: 'name' };
  return loadDocumentBrand(services, profile.name);
}
