import type { BranchProfile } from '@studio/content/branch';
import { readBranchProfile } from '../catalogue/store.ts';
import { addressLines } from '../catalogue/studio-words.ts';
import type { InvoiceFacts, InvoiceSeller } from '../documents/invoice-facts.ts';
import type { Services } from '../platform/services.ts';

/** The studio as a paper that is numbered now names it. */
export function sellerOf(studio: BranchProfile): InvoiceSeller {
  return {
    name: `${studio.name} ${studio.tagline}`,
    legalName: studio.legalName,
    addressLines: addressLines(studio),
    email: studio.email,
    phone: studio.phone.display,
    vat: studio.vat,
  };
}

/** The studio as this invoice or credit note names it: as it was when it got its number. */
export async function invoiceSeller(
  { database, config }: Services,
  { branchId, seller }: { branchId: string; seller: InvoiceSeller | null },
): Promise<InvoiceFacts['studio']> {
  return {
    ...(seller ?? sellerOf(await readBranchProfile(database, branchId))),
    siteUrl: config.publicUrl,
  };
}
