import { branch } from '@studio/content/branch';
import { siteSettings } from '@studio/content/site-settings';
import type { Api } from './api.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Studio } from './use-studio.ts';

/** What the frame of every page shows of the studio. */
export interface Frame {
  studio: Studio;
  /** Off the first class pack, for people on the list. */
  listOfferPercent: number;
}

/** As staff have it now. A page still says whose it is when the call fails: then as the studio was set up. */
export async function loadFrame(api: Api): Promise<Frame> {
  try {
    const { studio, settings } = await loadCatalogue(api);
    return { studio, listOfferPercent: settings.listOfferPercent };
  } catch {
    return { studio: branch, listOfferPercent: siteSettings.listOfferPercent };
  }
}
