import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AuthEvent } from '../../../lib/session/account-types.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { describeActivity } from './describe-activity.ts';
import { formatPastMoment } from './format-past-moment.ts';
import { securityQueries } from './security-queries.ts';
import { SecuritySection } from './security-section.tsx';
import { describeNetworkOrigin } from './security-text.ts';

/** List of account activity, newest first. */
export function AccountActivity() {
  const list = useInfiniteQuery(securityQueries.activity());
  const pages = list.data?.pages;
  const events = pages?.flatMap((page) => page?.events ?? []);
  // The response is null if the identity service doesn't record activity.
  if (pages?.[0] === null) return null;
  return (
    <SecuritySection
      id="activity"
      title="Recent activity"
      text={
        <>
          Activity from the last 90 days. We never keep your full IP address. Don’t recognise something?{' '}
          <Link to="/account/change-password" className="text-link font-medium">
            Change your password
          </Link>
          .
        </>
      }
    >
      {events && events.length > 0 && (
        <ol className="-my-3.5 divide-y divide-hairline">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ol>
      )}
      {list.isPending && <Skeleton className="h-56 rounded-card" />}
      {events?.length === 0 && <p className="text-stone">No activity in the last 90 days.</p>}
      {list.isLoadingError && (
        <LoadError
          title="Couldn’t load your recent activity."
          busy={list.isFetching}
          onRetry={list.refetch}
        />
      )}
      {list.isFetchNextPageError && (
        <div className="mt-7">
          <LoadError
            title="Couldn’t load your recent activity."
            busy={list.isFetchingNextPage}
            onRetry={list.fetchNextPage}
          />
        </div>
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button
          kind="secondary"
          size="small"
          className="mt-7"
          busy={list.isFetchingNextPage}
          busyLabel="Loading…"
          onClick={() => void list.fetchNextPage()}
        >
          Show earlier activity
        </Button>
      )}
    </SecuritySection>
  );
}

function EventRow({ event }: { event: AuthEvent }) {
  const from = [event.browser, describeNetworkOrigin(event)].filter(Boolean).join(', ');
  return (
    <li className="flex gap-4 py-3.5">
      <Icon
        name={event.failed ? 'circle-alert' : 'check'}
        size={20}
        className={`mt-0.5 shrink-0 ${event.failed ? 'text-error' : 'text-stone'}`}
      />
      <div className="min-w-0 flex-1 gap-x-6 sm:flex sm:justify-between">
        <div className="min-w-0">
          <p className={`leading-snug font-medium ${event.failed ? 'text-error' : ''}`}>
            {describeActivity(event)}
          </p>
          <p className="numeric mt-0.5 text-small text-stone">{from || 'Our team'}</p>
        </div>
        <p className="numeric text-small whitespace-nowrap text-stone sm:pt-0.5">
          <time dateTime={event.at.toISOString()}>{capitalize(formatPastMoment(event.at, new Date()))}</time>
        </p>
      </div>
    </li>
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
