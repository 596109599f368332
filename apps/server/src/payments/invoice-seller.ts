import { readBranchProfile } from '../catalogue/store.ts';
import { addressLines } from '../catalogue/studio-words.ts';
import type { InvoiceFacts } from '../documents/invoice-facts.ts';
import type { Services } from '../platform/services.ts';

/** The studio as its invoices name it. */
export async function invoiceSeller(services: Services, branchId: string): Promise<InvoiceFacts['studio']> {
  const studio = await readBranchProfile(services.database, branchId);
  return {
    name: `${studio.name} ${studio.tagline}`,
    legalName: studio.legalName,
    addressLines: addressLines(studio),
    email: studio.email,
    phone: studio.phone.display,
    siteUrl: services.config.publicUrl,
    vat: studio.vat,
  };
}
