import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { assistantQueries } from './assistant-queries.ts';
import { SavedExamples } from './saved-examples.tsx';
import { UnansweredMessages } from './unanswered-messages.tsx';
import { WeeklyRates } from './weekly-rates.tsx';

/**
 * Page with the assistant's reply rates, unanswered messages and saved examples. `tabs` links to the other pages of
 * Messages.
 */
export function StaffAssistant({ tabs }: { tabs: ReactNode }) {
  const { data, isError, isFetching, refetch } = useQuery(assistantQueries.overview());
  return (
    <StaffPage title="Messages" steps={tabs}>
      <p className="mb-8 max-w-[40em]">
        The assistant answers visitors in the live chat until someone from your team takes over the chat.
      </p>
      {isError && !data && (
        <LoadError title="Couldn’t load the assistant’s replies." busy={isFetching} onRetry={refetch} />
      )}
      {!data && !isError && <Skeleton className="block h-96 max-w-[60rem] rounded-panel" />}
      {data && (
        <>
          <WeeklyRates weeks={data.weeks} />
          <UnansweredMessages topics={data.topics} />
          <SavedExamples topics={data.topics} />
        </>
      )}
    </StaffPage>
  );
}
