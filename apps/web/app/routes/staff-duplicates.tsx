import { staffToolGroups } from '@studio/domain/people/groups';
import { DuplicatePeople } from '../features/staff/people-merge/duplicate-people.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { StaffPage } from '../ui/staff-page.tsx';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Duplicate clients', 'Clients who may have two profiles.');

/** /admin/people/duplicates: possible duplicate profiles. */
export default function StaffDuplicates() {
  return (
    <RequireAccess groups={staffToolGroups}>
      {() => (
        <StaffPage
          title="Duplicate clients"
          actions={
            <ButtonLink kind="secondary" size="small" to="/admin/people">
              All clients
            </ButtonLink>
          }
        >
          <DuplicatePeople />
        </StaffPage>
      )}
    </RequireAccess>
  );
}
