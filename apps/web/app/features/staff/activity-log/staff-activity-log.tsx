import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { ActivityEntries } from './activity-entries.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { type ActivityFilter, activityLogQuery } from './activity-queries.ts';

const defaultFilter: ActivityFilter = { by: 'team', subject: '', from: '', to: '' };

export function StaffActivityLog() {
  const [filter, setFilter] = useState(defaultFilter);
  const log = useInfiniteQuery(activityLogQuery(filter));
  const { data, isPlaceholderData } = log;
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <StaffPage title="Activity log" detail="What changed, who changed it and why. No one can edit entries.">
      <ActivityFilters
        filter={filter}
        team={data?.pages[0]?.team ?? []}
        onChange={(change) => setFilter({ ...filter, ...change })}
        onClear={() => setFilter(defaultFilter)}
      />
      <div
        className={`mt-6 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
        aria-busy={log.isPending || isPlaceholderData}
      >
        {log.isLoadingError && (
          <LoadError title="Couldn’t load the activity log." busy={log.isFetching} onRetry={log.refetch} />
        )}
        {log.isPending && <Skeleton className="h-96 rounded-card" />}
        {entries?.length === 0 && <p className="text-lead text-stone">{getEmptyText(filter)}</p>}
        {entries && <ActivityEntries entries={entries} />}
        {log.isFetchNextPageError && (
          <div className="mt-4">
            <Notice tone="error" title="Couldn’t load more entries." />
          </div>
        )}
        {log.hasNextPage && (
          <Button
            kind="secondary"
            className="mt-6"
            busy={log.isFetchingNextPage}
            busyLabel="Loading…"
            onClick={() => log.fetchNextPage()}
          >
            Show older entries
          </Button>
        )}
      </div>
    </StaffPage>
  );
}

/**
 * Returns the text for an empty list. The log of a new studio is empty with the default filter, which shows only the
 * team's actions.
 */
function getEmptyText(filter: ActivityFilter): string {
  return JSON.stringify(filter) === JSON.stringify(defaultFilter)
    ? 'No team activity yet. Choose ‘Everyone’ to see all entries.'
    : 'No entries match these filters.';
}
