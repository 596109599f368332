import type { Api } from '../../../lib/api/api.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { loadSiteCopy } from '../../../lib/site/load-site-copy.ts';
import { type AboutDetails, toAboutDetails } from './about-details.ts';

/** Loads the data of /about. Throws ApiError. */
export async function loadAboutDetails(api: Api): Promise<AboutDetails> {
  const [catalogue, copy] = await Promise.all([
    loadCatalogue(api),
    loadSiteCopy(api, 'about', 'founder', 'location'),
  ]);
  return toAboutDetails(catalogue, copy);
}
