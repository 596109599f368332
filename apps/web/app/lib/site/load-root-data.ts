import { branch } from '@studio/content/branch';
import { rooms } from '@studio/content/rooms';
import { siteSettings } from '@studio/content/site-settings';
import { getCurrentBanner } from '@studio/domain/site/current-banner';
import { toLondonDate } from '@studio/domain/time/london';
import type { Api } from '../api/api.ts';
import { toApiFailure } from '../api/to-api-failure.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { RootData } from './use-root-data.ts';

/** Loads the data that every page needs. When the call fails, returns the studio's built-in details. */
export async function loadRootData(api: Api, now: Date): Promise<Omit<RootData, 'config' | 'year'>> {
  try {
    const { studio, settings, rooms } = await loadCatalogue(api);
    const { newsletterOfferPercent, arriveEarlyMinutes, siteOpen, banner } = settings;
    const set = { newsletterOfferPercent, arriveEarlyMinutes, largestRoomCapacity: largest(rooms) };
    return { studio, ...set, siteOpen, banner: getCurrentBanner(banner, toLondonDate(now)) };
  } catch (error) {
    const { newsletterOfferPercent, arriveEarlyMinutes, siteOpen } = siteSettings;
    const set = { newsletterOfferPercent, arriveEarlyMinutes, largestRoomCapacity: largest(rooms) };
    const isUnavailable = toApiFailure(error).code === 'unavailable';
    return {
      studio: branch,
      ...set,
      siteOpen,
      banner: null,
      ...(isUnavailable ? { isApiUnavailable: isUnavailable } : {}),
    };
  }
}

const largest = (rooms: readonly { capacity: number }[]) =>
  Math.max(0, ...rooms.map((room) => room.capacity));
