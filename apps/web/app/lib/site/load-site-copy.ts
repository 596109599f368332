import type { SiteCopy, SiteCopyId } from '@studio/content/site-copy/site-copy-fields';
import { paths } from '@studio/contracts/paths';
import type { GetSiteCopyResponse } from '@studio/contracts/site-copy';
import type { Api } from '../api/api.ts';

/** Returns texts of the site as they are published, or as a preview shows them (handbook: website 2). */
export async function loadSiteCopy<Id extends SiteCopyId>(
  api: Api,
  ...ids: readonly Id[]
): Promise<Pick<SiteCopy, Id>> {
  return (await fetchSiteCopy(api, ids)).copy as unknown as Pick<SiteCopy, Id>;
}

/**
 * Returns texts together with the versions of the terms. `termsVersion` chooses earlier terms; an unknown version is
 * ignored.
 */
export function fetchSiteCopy(
  api: Api,
  ids: readonly SiteCopyId[],
  termsVersion?: string,
): Promise<GetSiteCopyResponse> {
  return api.call<GetSiteCopyResponse>(paths.siteCopy, { ids, ...(termsVersion ? { termsVersion } : {}) });
}
