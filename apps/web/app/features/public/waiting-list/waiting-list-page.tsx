import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useWaitingListEntry } from './use-waiting-list-entry.ts';
import { WaitingListEntry } from './waiting-list-entry.tsx';

interface WaitingListPageProps {
  entryId: string;
  /** Key (`k`) of the signed link. */
  entryKey: string | undefined;
  /** Page layout with a single message. */
  MessagePage: ComponentType<{ title: string; children: ReactNode }>;
}

/** Page of an entry: status, offer and a button to leave. */
export function WaitingListPage({ entryId, entryKey, MessagePage }: WaitingListPageProps) {
  const { state, look, show } = useWaitingListEntry({ entryId, key: entryKey });
  if (state.at === 'loading') return <WaitingSkeleton />;
  if (state.at === 'shown') {
    const { entry, others } = state;
    return (
      <WaitingListEntry
        entry={entry}
        others={others}
        entryKey={entryKey}
        onChanged={show}
        onOver={() => void look()}
      />
    );
  }
  return state.at === 'missing' ? (
    <MessagePage title="We can’t find your place on the waiting list">
      <p role="alert">Open the link in your email again. If you copied it, make sure it’s complete.</p>
      <ButtonLink to="/timetable" className="mt-8">
        See the timetable
      </ButtonLink>
    </MessagePage>
  ) : (
    <MessagePage title="Couldn’t load your place on the waiting list">
      <p role="alert">Check your connection and try again.</p>
      <Button className="mt-8" onClick={() => void look()}>
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
