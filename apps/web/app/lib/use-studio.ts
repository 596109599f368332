import type { StudioProfile } from '@studio/contracts/catalogue';
import { useFrame } from './use-frame.ts';

/** Name, address, hours, e-mail and socials of the studio, as its pages show them. */
export type Studio = Readonly<Omit<StudioProfile, 'socials'>> & {
  readonly socials: readonly StudioProfile['socials'][number][];
};

/** The studio as staff have it now. Throws where even the frame's data is missing. */
export function useStudio(): Studio {
  const frame = useFrame();
  if (!frame) throw new Error('The frame of the page has no data.');
  return frame.studio;
}
