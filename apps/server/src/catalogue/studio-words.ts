import type { BranchProfile } from '@studio/content/branch';
import type { StudioFacts } from '../outside/mail/facts.ts';
import type { Services } from '../platform/services.ts';

/** "11 Miles Street", "Vauxhall, London SW8 1RZ": the address as letters have it. */
export function addressLines({ address }: BranchProfile): string[] {
  return [address.street, `${address.district}, ${address.city} ${address.postcode}`];
}

/** The studio as mails introduce it. */
export function studioFacts(services: Services, studio: BranchProfile): StudioFacts {
  return {
    name: studio.name,
    tagline: studio.tagline,
    addressLines: addressLines(studio),
    email: studio.email,
    phone: studio.phone.display,
    siteUrl: services.config.publicUrl,
  };
}
