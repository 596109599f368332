import type { BranchProfile } from '@studio/content/branch';
import type { StudioDetails } from '../integrations/email/email-details.ts';
import type { Services } from '../platform/services.ts';

/** Returns the lines of the postal address: "11 Miles Street", "Vauxhall, London SW8 1RZ". */
export function formatAddressLines({ address }: BranchProfile): string[] {
  return [address.street, `${address.district}, ${address.city} ${address.postcode}`];
}

/** Returns the studio's details for emails. */
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
