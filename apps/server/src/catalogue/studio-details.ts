import type { BranchProfile } from '@studio/content/branch';
import type { StudioDetails } from '../integrations/email/email-details.ts';
import type { Services } from '../platform/services.ts';

/** "11 Miles Street", "Vauxhall, London SW8 1RZ": the address as letters have it. */
export function formatAddressLines({ address }: BranchProfile): string[] {
  return [address.street, `${address.district}, ${address.city} ${address.postcode}`];
}

/** The studio as mails introduce it. */
export function toStudioDetails(services: Services, studio: BranchProfile): StudioDetails {
  return {
    name: studio.name,
    tagline: studio.tagline,
    addressLines: formatAddressLines(studio),
    email: studio.email,
    phone: studio.phone.display,
    siteUrl: services.config.publicUrl,
  };
}
