import { staffToolGroups } from '@studio/domain/people/groups';
import { useNavigate, useParams } from 'react-router';
import { BookForPerson } from '../features/staff/book-for-person/book-for-person.tsx';
import { DataRightsSection } from '../features/staff/data-rights/data-rights-section.tsx';
import { PersonNoShowFees } from '../features/staff/money/person-no-show-fees.tsx';
import { MergeSection } from '../features/staff/people-merge/merge-section.tsx';
import { PersonPage } from '../features/staff/person/person-page.tsx';
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
  return (
    <RequireAccess groups={staffToolGroups}>
      {({ groups }) => (
        <PersonPage
          key={personId}
          personId={personId}
          book={(dialog) => <BookForPerson {...dialog} />}
          record={(person, changed) => (
            <>
              <PersonNoShowFees personId={person.personId} />
              <MergeSection
                personId={person.personId}
                onMerged={(remainingId) =>
                  remainingId === person.personId ? changed() : void go(`/admin/people/${remainingId}`)
                }
                onUndone={changed}
              />
              {groups.includes('ADMIN') && (
                <DataRightsSection
                  personId={person.personId}
                  onErased={() => {
                    showToast('Client erased.');
                    void go('/admin/people', { replace: true });
                  }}
                />
              )}
            </>
          )}
        />
      )}
    </RequireAccess>
  );
}
