import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { Api } from '../api/api.ts';

/**
 * Returns the studio's details, settings and catalogue, such as class types and products. Loaders pick the fields that
 * their page shows.
 */
export function loadCatalogue(api: Api): Promise<GetCatalogueResponse> {
  return api.call<GetCatalogueResponse>(paths.catalogue, {});
}
