import { branch } from '@studio/content/branch';
import type { StudioProfile } from '@studio/contracts/catalogue';
import { useFrame } from './use-frame.ts';

/** Name, address, hours, e-mail and socials of the studio, as its pages show them. */
export type Studio = Readonly<Omit<StudioProfile, 'socials'>> & {
  readonly socials: readonly StudioProfile['socials'][number][];
};

/** The studio as staff have it now; where even the frame's data is missing, as it was set up. */
export function useStudio(): Studio {
  return useFrame()?.studio ?? branch;
}
