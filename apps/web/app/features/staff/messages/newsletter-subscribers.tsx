import type {
  ListSubscribersResponse,
  SubscriberListRow,
  SubscriberState,
} from '@studio/contracts/staff-messages';
import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';
import { formatCount, formatNumber } from '@studio/domain/text/format';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { downloadFile } from '../../../lib/query/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { showToast } from '../../../ui/toast.ts';
import { subscriberQueries } from './message-queries.ts';
import { exportSubscribers } from './messages-api.ts';
import { MessagesTabs } from './messages-tabs.tsx';
import { RemoveSubscriberDialog } from './remove-subscriber-dialog.tsx';
import { SearchBox } from './search-box.tsx';
import { subscriberSourceLabels } from './subscriber-source-labels.ts';
import { SubscriberTable } from './subscriber-table.tsx';

export function NewsletterSubscribers() {
  const id = useId();
  const [state, setState] = useState<SubscriberState>('CONFIRMED');
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(subscriberQueries.list({ state, search }));
  const { data, isFetching, isFetchNextPageError, refetch } = list;
  const isFailed = list.isError && !isFetchNextPageError;
  const [subscriberToRemove, setSubscriberToRemove] = useState<SubscriberListRow | null>(null);
  const rows = data?.pages.flatMap(({ subscribers }) => subscribers) ?? [];
  return (
    <StaffPage title="Messages" steps={<MessagesTabs current="Newsletter" />} actions={<ExportButton />}>
      {(data || !isFailed) && <SubscriberCounts counts={data?.pages[0]?.counts ?? null} />}
      <search className="grid max-w-[44rem] items-end gap-4 sm:grid-cols-2">
        <SearchBox
          id={`${id}q`}
          label="Search subscribers"
          hint="First letters of the email address or domain"
          value={search}
          onSearch={setSearch}
        />
        <SegmentedControl
          legend="Subscriber status"
          name="state"
          options={[
            { value: 'CONFIRMED', label: 'Subscribed' },
            { value: 'PENDING', label: 'Not confirmed' },
          ]}
          value={state}
          onChange={setState}
        />
      </search>
      <div className="mt-6 max-w-[60rem]">
        {isFailed && <LoadError title="Couldn’t load subscribers." busy={isFetching} onRetry={refetch} />}
        {!data && !isFailed && <Skeleton className="h-72 rounded-card" />}
        {data && rows.length === 0 && (
          <p className="border-y border-hairline py-8 text-center text-stone">
            {search ? 'No subscribers match your search.' : 'No subscribers yet.'}
          </p>
        )}
        {rows.length > 0 && <SubscriberTable rows={rows} state={state} onRemove={setSubscriberToRemove} />}
        <LoadMoreButton label="Show more subscribers" list={list} />
      </div>
      {subscriberToRemove && (
        <RemoveSubscriberDialog subscriber={subscriberToRemove} onClose={() => setSubscriberToRemove(null)} />
      )}
    </StaffPage>
  );
}

/**
 * Numbers of subscribers in one row; null while loading. Unsubscribed people are counted but not listed, because we
 * delete their email addresses.
 */
function SubscriberCounts({ counts }: { counts: ListSubscribersResponse['counts'] | null }) {
  const figures = [
    { label: 'Subscribed', figure: counts?.CONFIRMED },
    { label: 'Not confirmed', figure: counts?.PENDING },
    { label: 'Unsubscribed', figure: counts?.UNSUBSCRIBED },
    ...Object.entries(subscriberSourceLabels).map(([source, label]) => ({
      label: `From the ${label.toLowerCase()}`,
      figure: counts?.sources[source as NewsletterSource],
    })),
  ];
  return (
    <dl className="mb-7 grid grid-cols-3 gap-y-5 border-y border-hairline py-5 md:grid-cols-6">
      {figures.map(({ label, figure }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end pr-4 md:border-l md:border-hairline md:pl-5 md:first:border-0 md:first:pl-0"
        >
          <dt className="text-small leading-snug text-stone">{label}</dt>
          <dd className="text-h3 numeric">
            {figure === undefined ? <Skeleton className="my-[0.2lh] h-[0.6lh] w-8" /> : formatNumber(figure)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Button that exports the confirmed email addresses as CSV. */
function ExportButton() {
  const exporting = useMutation({
    mutationFn: exportSubscribers,
    onSuccess: ({ fileName, csv, count }) => {
      downloadFile(fileName, csv);
      showToast(`${formatCount(count, 'subscriber')} exported.`);
    },
  });
  const failure = describeMutationError(exporting.error, 'We couldn’t export the subscribers. Try again.');
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        busy={exporting.isPending}
        busyLabel="Exporting…"
        onClick={() => exporting.mutate()}
      >
        Export CSV
      </Button>
      {failure && <Notice tone="error" title={failure} />}
    </>
  );
}
