import { type SiteCopyId, siteCopyFields } from '@studio/content/site-copy/site-copy-fields';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { TextForm } from './text-form.tsx';
import { websiteQueries } from './website-queries.ts';

/** Page on which an owner edits a text of the site. */
export function WebsiteTextPage({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(websiteQueries.text(id));
  const catalogue = useQuery(websiteQueries.catalogue());
  const [search] = useSearchParams();
  const field = Object.hasOwn(siteCopyFields, id) ? siteCopyFields[id as SiteCopyId] : undefined;
  return (
    <StaffPage
      title={field?.label ?? 'Website'}
      actions={
        <ButtonLink to="/admin/website" kind="secondary" size="small">
          All texts
        </ButtonLink>
      }
    >
      {isError && !data && <LoadError title="Couldn’t load this text." busy={isFetching} onRetry={refetch} />}
      {!data && !isError && <Skeleton className="block h-96 rounded-card" />}
      {data && field && (
        <TextForm
          id={id as SiteCopyId}
          text={data}
          catalogue={catalogue.data ?? null}
          startPath={search.get('field')}
        />
      )}
    </StaffPage>
  );
}
