import type { BranchProfile } from '@studio/content/branch';
import type { StudioContact } from '../integrations/email/email-details.ts';
import type { Services } from '../platform/services.ts';

/** Returns the lines of the postal address: "11 Miles Street", "Vauxhall, London SW8 1RZ". */
export function formatAddressLines({ address }: BranchProfile): string[] {
  return [address.street, `${address.district}, ${address.city} ${address.postcode}`];
}

/** Returns the studio's details for emails. */
export function toStudioContact(services: Services, studio: BranchProfile): StudioContact {
  return {
    name: studio.name,
    tagline: studio.tagline,
    addressLines: formatAddressLines(studio),
    email: studio.email,
    phone: studio.phone.display,
    siteUrl: services.config.publicUrl,
  };
}
