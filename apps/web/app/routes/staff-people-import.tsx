import { activities } from '@studio/content/activities';
import type { CatalogueAnswer } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import { staffToolGroups } from '@studio/domain/people/groups';
import { PeopleImport } from '../features/people-import/people-import.tsx';
import { browserApi } from '../lib/browser-api.ts';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';
import { useLoad } from '../lib/use-load.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Failed } from '../ui/failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ToolPage } from '../ui/tool-page.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Import people', 'People and their sessions from another system.');

/** /admin/people/import: people and their credits from a file. */
export default function StaffPeopleImport() {
  return <Guarded groups={staffToolGroups}>{() => <Import />}</Guarded>;
}

function Import() {
  const { value, failed, busy, again } = useLoad('catalogue', () =>
    browserApi().call<CatalogueAnswer>(paths.catalogue, {}),
  );
  return (
    <ToolPage
      title="Import people"
      actions={
        <ButtonLink kind="secondary" size="small" to="/admin/people">
          All people
        </ButtonLink>
      }
    >
      {failed && <Failed title="Could not load the products" busy={busy} onRetry={again} />}
      {!failed && !value && <Skeleton className="block h-56 rounded-card" />}
      {value && <PeopleImport catalogue={choices(value)} />}
    </ToolPage>
  );
}

/** What is sold with sessions and not paid monthly, and what is taught. */
function choices({ products, classTypes }: CatalogueAnswer) {
  const taught = new Set(classTypes.map(({ activityId }) => activityId));
  return {
    products: products.filter(({ terms }) => !terms.renewsMonthly),
    activities: activities.filter(({ id }) => taught.has(id)),
  };
}
