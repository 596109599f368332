import { staffToolGroups } from '@studio/domain/people/groups';
import { useNavigate, useParams } from 'react-router';
import { BookFor } from '../features/book-for/book-for.tsx';
import { MergeSection } from '../features/people-merge/merge-section.tsx';
import { PersonPage } from '../features/person/person-page.tsx';
import { ClosingSection } from '../features/person-closing/closing-section.tsx';
import { PersonFees } from '../features/staff-money/person-fees.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';
import { showToast } from '../ui/toast.ts';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Person', 'One of the people the studio knows.');

/** /admin/people/:personId: one person, and what the staff do for them. */
export default function StaffPerson() {
  const { personId = '' } = useParams();
  const go = useNavigate();
  return (
    <Guarded groups={staffToolGroups}>
      {({ groups }) => (
        <PersonPage
          key={personId}
          personId={personId}
          book={(dialog) => <BookFor {...dialog} />}
          record={(person, changed) => (
            <>
              <PersonFees personId={person.personId} />
              <MergeSection
                personId={person.personId}
                onMerged={(kept) => (kept === person.personId ? changed() : void go(`/admin/people/${kept}`))}
                onParted={changed}
              />
              {groups.includes('ADMIN') && (
                <ClosingSection
                  personId={person.personId}
                  onErased={() => {
                    showToast('What named them is erased.');
                    void go('/admin/people', { replace: true });
                  }}
                />
              )}
            </>
          )}
        />
      )}
    </Guarded>
  );
}
