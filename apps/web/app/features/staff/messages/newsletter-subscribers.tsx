import type {
  ListSubscribersResponse,
  SubscriberListRow,
  SubscriberState,
} from '@studio/contracts/staff-messages';
import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';
import { useId, useState } from 'react';
import { saveFile } from '../../../lib/query/save-file.ts';
import { useInfiniteQuery } from '../../../lib/query/use-infinite-query.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { showToast } from '../../../ui/toast.ts';
import { exportSubscribers, listSubscribers } from './messages-api.ts';
import { MessagesTabs } from './messages-tabs.tsx';
import { RemoveSubscriberDialog } from './remove-subscriber-dialog.tsx';
import { SearchBox } from './search-box.tsx';
import { subscriberSourceLabels } from './subscriber-source-labels.ts';
import { SubscriberTable } from './subscriber-table.tsx';

export function NewsletterSubscribers() {
  const id = useId();
  const [state, setState] = useState<SubscriberState>('CONFIRMED');
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(`${state} ${search}`, (after) => listSubscribers({ state, search }, after));
  const [subscriberToRemove, setSubscriberToRemove] = useState<SubscriberListRow | null>(null);
  const rows = list.pages.flatMap(({ subscribers }) => subscribers);
  return (
    <StaffPage title="Messages" steps={<MessagesTabs current="Newsletter" />} actions={<Export />}>
      {(list.first || !list.failed) && <Counts counts={list.first?.counts ?? null} />}
      <search className="grid max-w-[44rem] items-end gap-4 sm:grid-cols-2">
        <SearchBox
          id={`${id}q`}
          label="Search subscribers"
          hint="Start of a name or domain"
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
        {list.failed && (
          <LoadError title="Couldn’t load subscribers." busy={list.busy} onRetry={list.refetch} />
        )}
        {!list.first && !list.failed && <Skeleton className="h-72 rounded-card" />}
        {list.first && rows.length === 0 && (
          <p className="border-y border-hairline py-8 text-center text-stone">
            {search ? 'No subscribers match your search.' : 'No subscribers yet.'}
          </p>
        )}
        {rows.length > 0 && <SubscriberTable rows={rows} state={state} onRemove={setSubscriberToRemove} />}
        <LoadMoreButton label="Show more subscribers" onMore={list.more} state={list.nextPageStatus} />
      </div>
      {subscriberToRemove && (
        <RemoveSubscriberDialog
          subscriber={subscriberToRemove}
          onClose={() => setSubscriberToRemove(null)}
          onRemoved={() => {
            setSubscriberToRemove(null);
            showToast('Subscriber removed.');
            list.refetch();
          }}
        />
      )}
    </StaffPage>
  );
}

/**
 * Numbers of subscribers in one row; null while loading. Of unsubscribed people only the number is stored.
 */
function Counts({ counts }: { counts: ListSubscribersResponse['counts'] | null }) {
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
            {figure?.toLocaleString('en-GB') ?? <Skeleton className="my-[0.2lh] h-[0.6lh] w-8" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Button that exports the confirmed email addresses as CSV. */
function Export() {
  const { busy, failure, run } = useMutation('We couldn’t export the subscribers. Try again.');
  const save = () =>
    void run(async () => {
      const { fileName, csv, count } = await exportSubscribers();
      saveFile(fileName, csv);
      showToast(count === 1 ? '1 subscriber exported.' : `${count} subscribers exported.`);
    });
  return (
    <>
      <Button kind="secondary" size="small" busy={busy} busyLabel="Exporting…" onClick={save}>
        Export CSV
      </Button>
      {failure && <Notice tone="error" title={failure} />}
    </>
  );
}
