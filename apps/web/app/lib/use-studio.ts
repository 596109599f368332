import { branch } from '@studio/content/branch';
import type { StudioProfile } from '@studio/contracts/catalogue';
import { useRouteLoaderData } from 'react-router';

/** Name, address, hours, e-mail and socials of the studio, as its pages show them. */
export type Studio = Readonly<Omit<StudioProfile, 'socials'>> & {
  readonly socials: readonly StudioProfile['socials'][number][];
};

/** The studio as staff have it now; where even the frame's data is missing, as it was set up. */
export function useStudio(): Studio {
  const frame = useRouteLoaderData('root') as { studio?: Studio } | undefined;
  return frame?.studio ?? branch;
}
