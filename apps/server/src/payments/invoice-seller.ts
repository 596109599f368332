import type { BranchProfile } from '@studio/content/branch';
import { loadBranchProfile } from '../catalogue/store.ts';
import { formatAddressLines } from '../catalogue/studio-contact.ts';
import type { InvoiceDetails, InvoiceSeller } from '../documents/invoice-details.ts';
import type { Services } from '../platform/services.ts';

/** Returns the seller for a document that gets its number now. */
export function getCurrentSeller(studio: BranchProfile): InvoiceSeller {
  return {
    name: [studio.name, studio.tagline].filter(Boolean).join(' '),
    legalName: studio.legalName,
    addressLines: formatAddressLines(studio),
    email: studio.email,
    phone: studio.phone.display,
    vat: studio.vat,
  };
}

/**
 * Returns the seller of an invoice or credit note, as it was when the document got its number; for an older document
 * without a stored seller, the current one.
 */
export async function resolveInvoiceSeller(
  { database, config }: Services,
  { branchId, seller }: { branchId: string; seller: InvoiceSeller | null },
): Promise<InvoiceDetails['studio']> {
  return {
    ...(seller ?? getCurrentSeller(await loadBranchProfile(database, branchId))),
    siteUrl: config.publicUrl,
  };
}
