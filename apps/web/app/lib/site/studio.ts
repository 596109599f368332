import type { StudioProfile } from '@studio/contracts/catalogue';

export type Studio = Readonly<Omit<StudioProfile, 'socials'>> & {
  readonly socials: readonly StudioProfile['socials'][number][];
};
