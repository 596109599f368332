import { useSearchParams } from 'react-router';
import { InviteClients } from '../features/staff/invitations/invite-clients.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { StaffPage } from '../ui/staff-page.tsx';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Login invitations', 'Send imported clients an email to set up their login.');

/** /admin/people/invitations: login invitations of imported clients. `import` in the URL shows those of one import. */
export default function StaffInvitations() {
  return <RequireAccess groups={['ADMIN']}>{() => <Invitations />}</RequireAccess>;
}

function Invitations() {
  const [search, setSearch] = useSearchParams();
  const importId = search.get('import');
  return (
    <StaffPage
      title="Login invitations"
      actions={
        importId ? (
          <ButtonLink kind="secondary" size="small" to={`/admin/people/import?import=${importId}`}>
            Back to the import
          </ButtonLink>
        ) : (
          <ButtonLink kind="secondary" size="small" to="/admin/people">
            All clients
          </ButtonLink>
        )
      }
    >
      <InviteClients
        importId={importId}
        onImport={(id) => setSearch(id ? { import: id } : {}, { replace: true })}
      />
    </StaffPage>
  );
}
