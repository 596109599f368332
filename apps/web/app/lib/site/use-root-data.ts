import type { PublicConfig } from '@studio/contracts/public-config';
import { useRouteLoaderData } from 'react-router';
import type { Studio } from './studio.ts';

/** Data of the frame of every page, from the root loader. */
export interface RootData {
  studio: Studio;
  /** Newsletter discount on the first class pack. */
  listOfferPercent: number;
  /** Minutes before a class at which people are asked to arrive. */
  arriveEarlyMinutes: number;
  /** Capacity of the largest room. */
  mostInAClass: number;
  /** Today's banner above every page. */
  banner: { text: string; link: { label: string; to: string } | null } | null;
  /** The booking API was unavailable when the page was rendered. */
  away?: boolean;
  config: Pick<PublicConfig, 'mode' | 'identity' | 'socialProviders' | 'analytics'>;
  /** Current year by the server, so that hydration matches. */
  year: number;
}

/** Returns the frame's data; undefined when the root loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
