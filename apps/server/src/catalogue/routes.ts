import { getCatalogueRequest, getCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import { getSiteCopyRequest, getSiteCopyResponse } from '@studio/contracts/site-copy';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { listTermsVersions, loadSiteCopy } from './site-copy/load-site-copy.ts';
import { readPreviewKey } from './site-copy/preview-key.ts';
import { isSiteCopyId } from './site-copy/store.ts';

export function registerCatalogueRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.catalogue,
    policy: 'anyone',
    request: getCatalogueRequest,
    response: getCatalogueResponse,
    handle: ({ branchId }) => loadCatalogue(services.database, branchId),
  });
  registerApiRoute(app, services, {
    path: paths.siteCopy,
    policy: 'anyone',
    request: getSiteCopyRequest,
    response: getSiteCopyResponse,
    handle: async ({ branchId, ids, preview, termsVersion: asked }) => {
      const versions = await listTermsVersions(services.database, branchId);
      const earlier = versions.find(({ version }) => version === asked);
      const shown = earlier
        ? ({ id: 'terms', number: earlier.number } as const)
        : readPreviewKey(services, preview ?? '');
      const copy = await loadSiteCopy(services.database, branchId, ids.filter(isSiteCopyId), shown);
      return {
        ok: true as const,
        copy,
        termsVersion: versions[0]?.version ?? '',
        termsVersions: versions.map(({ version, validFrom }) => ({ version, validFrom })),
      };
    },
  });
}
