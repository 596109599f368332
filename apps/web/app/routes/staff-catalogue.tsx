import { staffToolGroups } from '@studio/domain/people/groups';
import { StaffCatalogue } from '../features/staff-catalogue/staff-catalogue.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Catalogue', 'What the studio sells and teaches.');

/** /admin/catalogue: prices, classes, instructors, codes and gift cards. */
export default function StaffCatalogueRoute() {
  return (
    <Guarded groups={staffToolGroups}>
      {({ groups }) => <StaffCatalogue mayChange={groups.includes('ADMIN')} />}
    </Guarded>
  );
}
