import type { PublicConfig } from '@studio/contracts/public-config';
import { useRouteLoaderData } from 'react-router';
import type { Studio } from './studio.ts';

/** What the frame of every page shows: the root's loader gives it. */
export interface RootData {
  studio: Studio;
  /** Off the first class pack, for people on the list. */
  listOfferPercent: number;
  /** How long before a class people are asked to come. */
  arriveEarlyMinutes: number;
  /** As many as the largest room holds. */
  mostInAClass: number;
  /** A line above every page today. */
  banner: { text: string; link: { label: string; to: string } | null } | null;
  /** The booking service could not answer when the page was rendered. */
  away?: boolean;
  config: Pick<PublicConfig, 'mode' | 'identity' | 'socialProviders' | 'analytics'>;
  /** Today's, by the server, so that both sides agree. */
  year: number;
}

/** The data of the frame; undefined where even that could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
