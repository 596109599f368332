import { branch } from '@studio/content/branch';
import { rooms } from '@studio/content/rooms';
import { siteSettings } from '@studio/content/site-settings';
import { shownBanner } from '@studio/domain/site/shown-banner';
import { londonDate } from '@studio/domain/time/london';
import type { Api } from './api.ts';
import { failureOf } from './failure-of.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Frame } from './use-frame.ts';

/** As staff have it now. A page still says whose it is when the call fails: then as the studio was set up. */
export async function loadFrame(api: Api, now: Date): Promise<Omit<Frame, 'config' | 'year'>> {
  try {
    const { studio, settings, rooms } = await loadCatalogue(api);
    const { listOfferPercent, arriveEarlyMinutes, banner } = settings;
    const set = { listOfferPercent, arriveEarlyMinutes, mostInAClass: largest(rooms) };
    return { studio, ...set, banner: shownBanner(banner, londonDate(now)) };
  } catch (error) {
    const { listOfferPercent, arriveEarlyMinutes } = siteSettings;
    const set = { listOfferPercent, arriveEarlyMinutes, mostInAClass: largest(rooms) };
    const away = failureOf(error).code === 'unavailable';
    return { studio: branch, ...set, banner: null, ...(away ? { away } : {}) };
  }
}

const largest = (rooms: readonly { capacity: number }[]) =>
  Math.max(0, ...rooms.map((room) => room.capacity));
