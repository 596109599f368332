import { branch } from '@studio/content/branch';
import { siteSettings } from '@studio/content/site-settings';
import { shownBanner } from '@studio/domain/site/shown-banner';
import { londonDate } from '@studio/domain/time/london';
import type { Api } from './api.ts';
import { failureOf } from './failure-of.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Frame } from './use-frame.ts';

/** As staff have it now. A page still says whose it is when the call fails: then as the studio was set up. */
export async function loadFrame(
  api: Api,
  now: Date,
): Promise<Pick<Frame, 'studio' | 'listOfferPercent' | 'banner' | 'away'>> {
  try {
    const { studio, settings } = await loadCatalogue(api);
    const { listOfferPercent, banner } = settings;
    return { studio, listOfferPercent, banner: shownBanner(banner, londonDate(now)) };
  } catch (error) {
    const { listOfferPercent } = siteSettings;
    const away = failureOf(error).code === 'unavailable';
    return { studio: branch, listOfferPercent, banner: null, ...(away ? { away } : {}) };
  }
}
