import type { GetCatalogueResponse, ProductDto } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { GetImportProgressResponse, ListImportsResponse } from '@studio/contracts/staff-import';
import type { ExampleNames } from '@studio/domain/people-import/example-files';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';

/** Products, memberships, activities and class types to which an import's values can be mapped. */
export interface ImportCatalogue {
  products: readonly Pick<ProductDto, 'id' | 'name' | 'kind'>[];
  memberships: readonly Pick<ProductDto, 'id' | 'name'>[];
  activities: readonly { id: string; label: string }[];
  classTypes: readonly { id: string; title: string }[];
}

const pollIntervalMs = 700;

export const importQueries = {
  catalogue: () =>
    queryOptions({
      queryKey: ['imports', 'catalogue'],
      queryFn: () => loadCatalogue(browserApi()),
      select: toImportCatalogue,
    }),
  list: () =>
    queryOptions({
      queryKey: ['imports', 'list'],
      queryFn: () => browserApi().call<ListImportsResponse>(paths.importList, {}),
    }),
  /** Progress of an import or its undo. Polls while the server works on it. */
  progress: (importId: string) =>
    queryOptions({
      queryKey: ['imports', 'progress', importId],
      queryFn: () => browserApi().call<GetImportProgressResponse>(paths.importProgress, { importId }),
      refetchInterval: ({ state }) =>
        state.data && isImportRunning(state.data.progress.status) ? pollIntervalMs : false,
    }),
};

/** Returns whether the server is working on the import or its undo. */
export function isImportRunning(status: GetImportProgressResponse['progress']['status']): boolean {
  return status === 'RUNNING' || status === 'UNDOING';
}

/** Returns the products without monthly renewal, the memberships, the activities that are taught and the class types. */
function toImportCatalogue({ products, classTypes, activities }: GetCatalogueResponse): ImportCatalogue {
  const taughtIds = new Set(classTypes.map(({ activityId }) => activityId));
  return {
    products: products.filter(({ terms }) => !terms.renewsMonthly),
    memberships: products.filter(({ kind }) => kind === 'membership'),
    activities: activities.filter(({ id }) => taughtIds.has(id)),
    classTypes,
  };
}

/** Returns the names of the studio's own records for the example files. */
export function toExampleNames(catalogue: ImportCatalogue): ExampleNames {
  return {
    packs: catalogue.products.filter(({ kind }) => kind === 'pack').map(({ name }) => name),
    memberships: catalogue.memberships.map(({ name }) => name),
    activities: catalogue.activities.map(({ label }) => label),
    classes: catalogue.classTypes.map(({ title }) => title),
  };
}
