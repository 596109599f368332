import { paths } from '@studio/contracts/paths';
import type { ActivityLogEntry, GetActivityLogResponse } from '@studio/contracts/staff-activity-log';
import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { ActivityEntries } from './activity-entries.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import type { ActivityQuery } from './activity-query.ts';

const defaultQuery: ActivityQuery = { by: 'team', subject: '', subjectId: '', from: '', to: '' };

function readPage(query: ActivityQuery, cursor?: number) {
  const filters = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  return browserApi().call<GetActivityLogResponse>(paths.log, { ...filters, ...(cursor ? { cursor } : {}) });
}

export function StaffActivityLog() {
  const [query, setQuery] = useState(defaultQuery);
  const key = JSON.stringify(query);
  const { value, failed, busy, refetch } = useQuery(key, () => readPage(query));
  return (
    <StaffPage title="Activity log" detail="Every change, who made it and why. Entries can’t be edited.">
      <ActivityFilters
        query={query}
        team={value?.team ?? []}
        onChange={(change) => setQuery({ ...query, ...change })}
        onClear={() => setQuery(defaultQuery)}
      />
      <div className="mt-6" aria-busy={busy}>
        {failed && <LoadError title="Couldn’t load the activity log." busy={busy} onRetry={refetch} />}
        {!value && !failed && <Skeleton className="h-96 rounded-card" />}
        {value && <Pages key={key} first={value} query={query} />}
      </div>
    </StaffPage>
  );
}

/**
 * Returns the text for an empty list. By default the log shows only the team's actions, and a new studio has
 * none.
 */
function getEmptyText(query: ActivityQuery): string {
  return JSON.stringify(query) === JSON.stringify(defaultQuery)
    ? 'No team activity yet. Choose ‘Everyone’ to see all entries.'
    : 'No entries match these filters.';
}

function Pages({ first, query }: { first: GetActivityLogResponse; query: ActivityQuery }) {
  const [older, setOlder] = useState<ActivityLogEntry[]>([]);
  const [cursor, setCursor] = useState(first.cursor);
  const { busy, failure, run } = useMutation('Couldn’t load more entries.');
  const more = () =>
    run(async () => {
      const page = await readPage(query, cursor ?? undefined);
      setOlder((before) => [...before, ...page.entries]);
      setCursor(page.cursor);
    });
  const entries = [...first.entries, ...older];
  if (entries.length === 0) return <p className="text-lead text-stone">{getEmptyText(query)}</p>;
  return (
    <>
      <ActivityEntries entries={entries} />
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      {cursor !== null && (
        <Button
          kind="secondary"
          className="mt-6"
          busy={busy}
          busyLabel="Loading…"
          onClick={() => void more()}
        >
          Show older entries
        </Button>
      )}
    </>
  );
}
