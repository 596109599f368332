import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useRefetchOnChange } from '../../../lib/query/use-refetch-on-change.ts';
import type { AuthEvent } from '../../../lib/session/account-security.ts';
import { listAuthEvents } from '../../../lib/session/account-security-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { describeActivity } from './describe-activity.ts';
import { formatMoment } from './format-moment.ts';
import { SecuritySection } from './security-section.tsx';
import { describeOrigin } from './security-text.ts';

/** List of account activity, newest first. A higher `version` triggers a refetch. */
export function AccountActivity({ version }: { version: number }) {
  const [earlier, setEarlier] = useState<readonly AuthEvent[]>([]);
  const [after, setAfter] = useState<string | null>(null);
  const page = useQuery(after ?? 'newest', () => listAuthEvents(after));
  useRefetchOnChange(version, () => {
    if (after === null) return page.refetch();
    setEarlier([]);
    setAfter(null);
  });
  const events = [...earlier, ...(page.value?.events ?? [])];
  const next = page.value?.next ?? null;
  // The response is null if the identity service doesn't record activity.
  if (!page.busy && !page.failed && !page.value) return null;
  return (
    <SecuritySection
      id="activity"
      title="Recent activity"
      text={
        <>
          Activity from the last 90 days. We never keep your full network address. Don’t recognise something?{' '}
          <Link to="/account/change-password" className="text-link font-medium">
            Change your password
          </Link>
          .
        </>
      }
    >
      {events.length > 0 && (
        <ol className="-my-3.5 divide-y divide-hairline">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ol>
      )}
      {!page.value && !page.failed && <Skeleton className="h-56 rounded-card" />}
      {page.value && events.length === 0 && <p className="text-stone">No activity in the last 90 days.</p>}
      {page.failed && (
        <LoadError title="Couldn’t load your recent activity." busy={page.busy} onRetry={page.refetch} />
      )}
      {next && (
        <Button
          kind="secondary"
          size="small"
          className="mt-7"
          onClick={() => {
            setEarlier(events);
            setAfter(next);
          }}
        >
          Show earlier activity
        </Button>
      )}
    </SecuritySection>
  );
}

function EventRow({ event }: { event: AuthEvent }) {
  const from = [event.browser, describeOrigin(event)].filter(Boolean).join(', ');
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
          <time dateTime={event.at.toISOString()}>{capitalize(formatMoment(event.at, new Date()))}</time>
        </p>
      </div>
    </li>
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
