import { staffToolGroups } from '@studio/domain/people/groups';
import { StaffCatalogue } from '../features/staff/catalogue/staff-catalogue.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Catalogue', 'Products, classes, instructors and promo codes.');

/** /admin/catalogue: products, classes, instructors, promo codes, gift cards, rooms and no-shows. */
export default function StaffCatalogueRoute() {
  return (
    <RequireAccess groups={staffToolGroups}>
      {({ groups }) => <StaffCatalogue mayChange={groups.includes('ADMIN')} />}
    </RequireAccess>
  );
}
