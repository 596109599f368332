import type { CatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { Api } from './api.ts';

/** What the studio is, teaches and sells, as the database has it now. Loaders pick what their page shows. */
export function loadCatalogue(api: Api): Promise<CatalogueResponse> {
  return api.call<CatalogueResponse>(paths.catalogue, {});
}
