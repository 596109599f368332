import type { Brand } from '@studio/content/brand';
import type { PictureDto } from '@studio/contracts/pictures';
import type { PublicConfig } from '@studio/contracts/public-config';
import { useRouteLoaderData } from 'react-router';
import type { Studio } from './studio.ts';
import type { StudioActivity } from './studio-activity.ts';

/** Data that every page needs, such as the studio in the footer. Comes from the root loader. */
export interface RootData {
  studio: Studio;
  brand: Brand;
  /** Uploaded pictures in fixed places on the site, by their id. */
  sitePictures: Readonly<Record<string, PictureDto>>;
  /** Whether pages show built-in pictures where the owner has uploaded none. */
  showsBuiltInPictures: boolean;
  /** Newsletter discount on the first class pack, in percent; 0 without one. */
  newsletterOfferPercent: number;
  /** Number of minutes before a class at which clients should arrive. */
  arriveEarlyMinutes: number;
  /** Whether the public pages and online booking are open. */
  siteOpen: boolean;
  /** Number of places in the largest room. */
  largestRoomCapacity: number;
  /** Activities with their current names. */
  activities: readonly StudioActivity[];
  /** Whether the studio teaches female-only classes. Without them, the timetable has no filter for them. */
  teachesFemaleOnly: boolean;
  /** Categories of classes, which the menus list. */
  classMenu: readonly { label: string; to: string; description: string }[];
  /** Class pages, which the footer lists. */
  classPages: readonly { label: string; to: string }[];
  /** Version of the terms that customers accept. */
  termsVersion: string;
  /** Whether the page is a preview of an unpublished text. Anyone with its signed link can open it. */
  isPreview: boolean;
  /** Banner above every page today; null without one. */
  banner: { text: string; link: { label: string; to: string } | null } | null;
  /** Whether the booking API was unavailable when the server rendered the page. */
  isApiUnavailable?: boolean;
  config: Pick<PublicConfig, 'mode' | 'identity' | 'socialProviders' | 'analytics'>;
  /** Current year by the server's clock, so that hydration matches. */
  year: number;
}

/** Returns the data of the root loader; undefined if it failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
