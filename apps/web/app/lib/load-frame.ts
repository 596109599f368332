import { branch } from '@studio/content/branch';
import { siteSettings } from '@studio/content/site-settings';
import type { Api } from './api.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Frame } from './use-frame.ts';

/** As staff have it now. A page still says whose it is when the call fails: then as the studio was set up. */
export async function loadFrame(api: Api): Promise<Pick<Frame, 'studio' | 'listOfferPercent'>> {
  try {
    const { studio, settings } = await loadCatalogue(api);
    return { studio, listOfferPercent: settings.listOfferPercent };
  } catch {
    return { studio: branch, listOfferPercent: siteSettings.listOfferPercent };
  }
}
