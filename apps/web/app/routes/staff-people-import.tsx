import { staffToolGroups } from '@studio/domain/people/groups';
import { useQuery } from '@tanstack/react-query';
import { importQueries } from '../features/staff/import/import-queries.ts';
import { PeopleImport } from '../features/staff/import/people-import.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StaffPage } from '../ui/staff-page.tsx';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(
    matches,
    'Import clients',
    'Import clients, their packs and memberships, and their bookings from another system.',
  );

/** /admin/people/import: imports clients, what they own and their upcoming bookings from files. */
export default function StaffPeopleImport() {
  return (
    <RequireAccess groups={staffToolGroups}>
      {({ groups }) => <Import isOwner={groups.includes('ADMIN')} />}
    </RequireAccess>
  );
}

function Import({ isOwner }: { isOwner: boolean }) {
  const { data, isLoadingError, isPending, isFetching, refetch } = useQuery(importQueries.catalogue());
  return (
    <StaffPage
      title="Import clients"
      actions={
        <ButtonLink kind="secondary" size="small" to="/admin/people">
          All clients
        </ButtonLink>
      }
    >
      {isLoadingError && <LoadError title="Couldn’t load products." busy={isFetching} onRetry={refetch} />}
      {isPending && <Skeleton className="block h-56 rounded-card" />}
      {data && <PeopleImport catalogue={data} mayInvite={isOwner} />}
    </StaffPage>
  );
}
