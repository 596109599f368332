import type { PeopleFilter } from '@studio/contracts/staff-people';
import { staffToolGroups } from '@studio/domain/people/groups';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { InviteNotice } from '../features/staff/invitations/invite-notice.tsx';
import { AddPersonDialog } from '../features/staff/people/add-person-dialog.tsx';
import { PeopleList } from '../features/staff/people/people-list.tsx';
import { PeopleMoreLinks } from '../features/staff/people/people-more-links.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { StaffPage } from '../ui/staff-page.tsx';
import { showToast } from '../ui/toast.ts';

export const handle = { cacheFor: 'version' };

export function meta({ matches }: RouteMatches) {
  return buildPrivatePageMeta(matches, 'Clients', 'All clients of the studio.');
}

const filters: readonly string[] = ['all', 'membership', 'sessions', 'new', 'due'];

/** /admin/people. The search is stored in the URL, so that going back restores it. */
export default function StaffPeople() {
  return (
    <RequireAccess groups={staffToolGroups}>
      {({ groups }) => <People isOwner={groups.includes('ADMIN')} />}
    </RequireAccess>
  );
}

function People({ isOwner }: { isOwner: boolean }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const [query, setQuery] = useState(searchParams.get('q') ?? '');
  const requestedFilter = searchParams.get('filter') ?? 'all';
  const filter = filters.includes(requestedFilter) ? (requestedFilter as PeopleFilter) : 'all';
  const [adding, setAdding] = useState(false);
  const go = useNavigate();
  const updateUrl = (next: { query?: string; filter?: PeopleFilter }) => {
    const q = next.query ?? query;
    const by = next.filter ?? filter;
    setSearchParams({ ...(q && { q }), ...(by !== 'all' && { filter: by }) }, { replace: true });
  };
  return (
    <StaffPage
      title="Clients"
      actions={
        <>
          <PeopleMoreLinks />
          <Button size="small" onClick={() => setAdding(true)}>
            <StaffIcon name="user-plus" size={18} />
            Add client
          </Button>
        </>
      }
    >
      {isOwner && <InviteNotice />}
      <PeopleList
        query={query}
        filter={filter}
        onQuery={(typed) => {
          setQuery(typed);
          updateUrl({ query: typed });
        }}
        onFilter={(by) => updateUrl({ filter: by })}
        onAdd={() => setAdding(true)}
        mayExport={isOwner}
      />
      <AddPersonDialog
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={(personId, isNew) => {
          if (!isNew) showToast('This client already exists. We’ve opened their profile.');
          void go(`/admin/people/${personId}`);
        }}
      />
    </StaffPage>
  );
}
