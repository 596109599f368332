import { activities } from '@studio/content/activities';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import { staffToolGroups } from '@studio/domain/people/groups';
import { PeopleImport } from '../features/staff/import/people-import.tsx';
import { browserApi } from '../lib/api/browser-api.ts';
import { useQuery } from '../lib/query/use-query.ts';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StaffPage } from '../ui/staff-page.tsx';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Import clients', 'Import clients and their sessions from another system.');

/** /admin/people/import: people and their sessions from a file. */
export default function StaffPeopleImport() {
  return <RequireAccess groups={staffToolGroups}>{() => <Import />}</RequireAccess>;
}

function Import() {
  const { value, failed, busy, refetch } = useQuery('catalogue', () =>
    browserApi().call<GetCatalogueResponse>(paths.catalogue, {}),
  );
  return (
    <StaffPage
      title="Import clients"
      actions={
        <ButtonLink kind="secondary" size="small" to="/admin/people">
          All clients
        </ButtonLink>
      }
    >
      {failed && <LoadError title="Couldn’t load products." busy={busy} onRetry={refetch} />}
      {!failed && !value && <Skeleton className="block h-56 rounded-card" />}
      {value && <PeopleImport catalogue={toImportCatalogue(value)} />}
    </StaffPage>
  );
}

/** Returns the products without monthly renewal and the activities that are taught. */
function toImportCatalogue({ products, classTypes }: GetCatalogueResponse) {
  const taughtIds = new Set(classTypes.map(({ activityId }) => activityId));
  return {
    products: products.filter(({ terms }) => !terms.renewsMonthly),
    activities: activities.filter(({ id }) => taughtIds.has(id)),
  };
}
