import type { MessageStatus } from '@studio/contracts/staff-messages';
import { isContactTopic } from '@studio/domain/enquiries/contact-details';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxMessageList } from './inbox-message-list.tsx';
import { MessagePanel } from './message-panel.tsx';
import { messageQueries } from './message-queries.ts';
import type { InboxQuery } from './messages-api.ts';
import { MessagesTabs } from './messages-tabs.tsx';

const statuses: readonly MessageStatus[] = ['NEW', 'HANDLED', 'SPAM'];

/** Contact messages: the list, and the open message beside it. Phones show only one of them. */
export function Inbox({ messageId }: { messageId: string | undefined }) {
  const [params, setParams] = useSearchParams();
  const query = queryOf(params);
  const list = useInfiniteQuery(messageQueries.list(query));
  const { data, isFetching, isFetchNextPageError, refetch } = list;
  const isFailed = list.isError && !isFetchNextPageError;
  const id = useId();
  const change = (changes: Partial<InboxQuery>) =>
    setParams(paramsOf({ ...query, ...changes }), { replace: true, preventScrollReset: true });
  return (
    <StaffPage title="Messages" steps={<MessagesTabs current="Contact" />}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 desk:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <section aria-labelledby={id} className={messageId ? 'max-desk:hidden' : ''}>
          <h2 id={id} className="sr-only">
            Contact messages
          </h2>
          <InboxFilters query={query} counts={data?.pages[0]?.counts ?? null} onChange={change} />
          <div className="mt-4">
            {isFailed && <LoadError title="Couldn’t load messages." busy={isFetching} onRetry={refetch} />}
            {!data && !isFailed && <Skeleton className="h-72 rounded-card" />}
            {data && (
              <InboxMessageList
                messages={data.pages.flatMap(({ messages }) => messages)}
                query={query}
                current={messageId}
                search={params.toString()}
              />
            )}
            <LoadMoreButton label="Show older messages" list={list} />
          </div>
        </section>
        {messageId ? (
          <MessagePanel key={messageId} messageId={messageId} backTo={`/admin/messages?${params}`} />
        ) : (
          <p className="rounded-panel border border-hairline p-10 text-center text-stone max-desk:hidden">
            Choose a message to read it.
          </p>
        )}
      </div>
    </StaffPage>
  );
}

function queryOf(params: URLSearchParams): InboxQuery {
  const topic = params.get('topic') ?? '';
  return {
    status: statuses.find((status) => status === params.get('status')) ?? 'NEW',
    topic: isContactTopic(topic) ? topic : null,
    search: params.get('q') ?? '',
  };
}

function paramsOf({ status, topic, search }: InboxQuery): URLSearchParams {
  return new URLSearchParams({
    ...(status === 'NEW' ? {} : { status }),
    ...(topic ? { topic } : {}),
    ...(search ? { q: search } : {}),
  });
}
