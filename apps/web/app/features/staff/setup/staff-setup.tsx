import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { SetupItemRow } from './setup-item-row.tsx';
import { setupQueries } from './setup-queries.ts';
import { SiteOpenStatus } from './site-open-status.tsx';

/** Checklist of a new studio, with the button that opens its site. Only for owners. */
export function StaffSetup() {
  const { data, isError, isFetching, refetch } = useQuery(setupQueries.checklist());
  return (
    <StaffPage title="Set up your studio">
      {isError && !data && (
        <LoadError title="Couldn’t load the checklist." busy={isFetching} onRetry={refetch} />
      )}
      {!data && !isError && <Skeleton className="h-96 rounded-card" />}
      {data && (
        <div className="grid items-start gap-8 desk:grid-cols-[1fr_24rem]">
          <section
            aria-label="Checklist"
            className="rounded-card border border-hairline bg-paper px-5 md:px-6"
          >
            <ul>
              {data.items.map((item) => (
                <SetupItemRow key={item.id} item={item} termsVersion={data.termsVersion} />
              ))}
            </ul>
          </section>
          <SiteOpenStatus setup={data} />
        </div>
      )}
    </StaffPage>
  );
}
