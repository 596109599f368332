import type { PublicConfig } from '@studio/contracts/public-config';
import { useRouteLoaderData } from 'react-router';
import type { Studio } from './studio.ts';

/** Data for the frame around every page, from the root loader. */
export interface RootData {
  studio: Studio;
  /** Newsletter discount on the first class pack, in percent. */
  listOfferPercent: number;
  /** Number of minutes before a class at which clients should arrive. */
  arriveEarlyMinutes: number;
  /** Capacity of the largest room. */
  mostInAClass: number;
  /** Banner above every page today; null without one. */
  banner: { text: string; link: { label: string; to: string } | null } | null;
  /** Whether the booking API was unavailable when the page was rendered. */
  away?: boolean;
  config: Pick<PublicConfig, 'mode' | 'identity' | 'socialProviders' | 'analytics'>;
  /** Current year by the server's clock, so that hydration matches. */
  year: number;
}

/** Returns the frame's data; undefined when the root loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
