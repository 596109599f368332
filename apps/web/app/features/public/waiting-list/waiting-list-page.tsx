import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WaitingListEntry } from './waiting-list-entry.tsx';
import { waitingListQueries } from './waiting-list-queries.ts';

interface WaitingListPageProps {
  entryId: string;
  /** Key (`k`) of the signed link. */
  entryKey: string | undefined;
  /** Page layout with a single message. */
  MessagePage: ComponentType<{ title: string; children: ReactNode }>;
}

/** Page of an entry: status, offer and a button to leave. */
export function WaitingListPage({ entryId, entryKey, MessagePage }: WaitingListPageProps) {
  const { data, error, refetch } = useQuery(waitingListQueries.entry({ entryId, key: entryKey }));
  if (!data && !error) return <WaitingSkeleton />;
  const [entry, ...others] = data ?? [];
  const isMissing = isNotFound(error) || (data && !entry);
  // If a poll fails, the shown entry stays.
  if (entry && !isMissing)
    return <WaitingListEntry entry={entry} others={others} entryKey={entryKey} onOver={refetch} />;
  return isMissing ? (
    <MessagePage title="We can’t find your place on the waiting list">
      <p role="alert">Open the link in your email again. If you copied it, make sure it’s complete.</p>
      <ButtonLink to="/timetable" className="mt-8">
        See the timetable
      </ButtonLink>
    </MessagePage>
  ) : (
    <MessagePage title="Couldn’t load your place on the waiting list">
      <p role="alert">Check your connection and try again.</p>
      <Button className="mt-8" onClick={() => void refetch()}>
        Try again
      </Button>
    </MessagePage>
  );
}

function WaitingSkeleton() {
  return (
    <div className="container-page py-12 md:py-16">
      <p role="status" className="sr-only">
        Loading your place on the waiting list…
      </p>
      <div className="grid max-w-[40rem] gap-6">
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-56 rounded-panel" />
      </div>
    </div>
  );
}
