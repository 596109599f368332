import { staffToolGroups } from '@studio/domain/people/groups';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { BookForPersonDialog } from '../features/staff/book-for-person/book-for-person-dialog.tsx';
import { DataRightsSection } from '../features/staff/data-rights/data-rights-section.tsx';
import { PersonInvitation } from '../features/staff/invitations/person-invitation.tsx';
import { PersonNoShowFees } from '../features/staff/money/person-no-show-fees.tsx';
import { MergeSection } from '../features/staff/people-merge/merge-section.tsx';
import { PersonPage } from '../features/staff/person/person-page.tsx';
import { personQueries, usePersonRefresh } from '../features/staff/person/person-queries.ts';
import { peopleSearchKey } from '../lib/query/use-people-search.ts';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { showToast } from '../ui/toast.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Client', 'A client’s profile.');

/** /admin/people/:personId: a client's profile and the actions of staff. */
export default function StaffPerson() {
  const { personId = '' } = useParams();
  const go = useNavigate();
  const queryClient = useQueryClient();
  const refresh = usePersonRefresh(personId);
  const handleErased = async () => {
    showToast('Client erased.');
    queryClient.removeQueries({ queryKey: peopleSearchKey });
    await go('/admin/people', { replace: true });
    queryClient.removeQueries({ queryKey: personQueries.all(personId) });
  };
  return (
    <RequireAccess groups={staffToolGroups}>
      {({ groups }) => (
        <PersonPage
          key={personId}
          personId={personId}
          book={(dialog) => <BookForPersonDialog {...dialog} />}
          profileActions={
            <>
              <PersonInvitation personId={personId} />
              <PersonNoShowFees personId={personId} />
              <MergeSection
                personId={personId}
                onMerged={(remainingId) =>
                  void (remainingId === personId ? refresh() : go(`/admin/people/${remainingId}`))
                }
                onUndone={() => refresh()}
              />
              {groups.includes('ADMIN') && (
                <DataRightsSection personId={personId} onErased={() => void handleErased()} />
              )}
            </>
          }
        />
      )}
    </RequireAccess>
  );
}
