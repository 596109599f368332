import type { StudioProfile } from '@studio/contracts/catalogue';

/** Name, address, hours, e-mail and socials of the studio, as its pages show them. */
export type Studio = Readonly<Omit<StudioProfile, 'socials'>> & {
  readonly socials: readonly StudioProfile['socials'][number][];
};
