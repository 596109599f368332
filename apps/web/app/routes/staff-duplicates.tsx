import { staffToolGroups } from '@studio/domain/people/groups';
import { Duplicates } from '../features/people-merge/duplicates.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ToolPage } from '../ui/tool-page.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Duplicates', 'Records that may be one person.');

/** /admin/people/duplicates: who looks like somebody else. */
export default function StaffDuplicates() {
  return (
    <Guarded groups={staffToolGroups}>
      {() => (
        <ToolPage
          title="Duplicates"
          actions={
            <ButtonLink kind="secondary" size="small" to="/admin/people">
              All people
            </ButtonLink>
          }
        >
          <Duplicates />
        </ToolPage>
      )}
    </Guarded>
  );
}
