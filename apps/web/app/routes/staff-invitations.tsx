import { useSearchParams } from 'react-router';
import { InviteClients } from '../features/staff/invitations/invite-clients.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { StaffPage } from '../ui/staff-page.tsx';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Invite clients', 'Invite imported clients to set up a login.');

/** /admin/people/invitations: invitations of imported clients. `import` in the URL shows those of one import. */
export default function StaffInvitations() {
  return <RequireAccess groups={['ADMIN']}>{() => <Invitations />}</RequireAccess>;
}

function Invitations() {
  const [search, setSearch] = useSearchParams();
  return (
    <StaffPage
      title="Invite clients"
      actions={
        <ButtonLink kind="secondary" size="small" to="/admin/people">
          All clients
        </ButtonLink>
      }
    >
      <InviteClients
        importId={search.get('import')}
        onImport={(importId) => setSearch(importId ? { import: importId } : {}, { replace: true })}
      />
    </StaffPage>
  );
}
