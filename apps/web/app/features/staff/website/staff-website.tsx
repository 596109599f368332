import { type SiteCopyId, siteCopyFields } from '@studio/content/site-copy/site-copy-fields';
import type { ListSiteCopyResponse } from '@studio/contracts/staff-site-copy';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { FindText } from './find-text.tsx';
import { websiteQueries } from './website-queries.ts';

/** Lists the texts of the site. Only for owners. */
export function StaffWebsite() {
  const { data, isError, isFetching, refetch } = useQuery(websiteQueries.list());
  return (
    <StaffPage title="Website">
      <p className="mb-6 max-w-[60ch] text-stone">
        Edit the website’s text. Visitors see a change once you publish it. Prices, classes and opening hours
        are in Catalogue and Settings.
      </p>
      <FindText />
      {isError && !data && <LoadError title="Couldn’t load texts." busy={isFetching} onRetry={refetch} />}
      {!data && !isError && <Skeleton className="block h-96 rounded-card" />}
      {data && (
        <ul className="max-w-3xl divide-y divide-hairline border-y border-hairline">
          {data.texts.map((text) => (
            <TextRow key={text.id} text={text} />
          ))}
        </ul>
      )}
    </StaffPage>
  );
}

function TextRow({
  text: { id, publishedAt, draftSavedAt },
}: {
  text: ListSiteCopyResponse['texts'][number];
}) {
  return (
    <li>
      <Link
        to={`/admin/website/${id}`}
        className="group flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
      >
        <span className="font-medium group-hover:text-clay-deep">
          {siteCopyFields[id as SiteCopyId]?.label ?? id}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-stone">
          {publishedAt ? `Published ${formatMomentShort(new Date(publishedAt))}` : 'Built-in text'}
          {draftSavedAt && <Badge tone="warm">Draft</Badge>}
        </span>
      </Link>
    </li>
  );
}
