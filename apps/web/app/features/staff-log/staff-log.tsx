import { paths } from '@studio/contracts/paths';
import type { LogAnswer, LogEntry } from '@studio/contracts/staff-log';
import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { useAct } from '../../lib/use-act.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ToolPage } from '../../ui/tool-page.tsx';
import { LogEntries } from './log-entries.tsx';
import { LogFilters } from './log-filters.tsx';
import type { LogQuery } from './log-query.ts';

const everything: LogQuery = { by: 'team', subject: '', subjectId: '', from: '', to: '' };

function readPage(query: LogQuery, cursor?: number) {
  const said = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  return browserApi().call<LogAnswer>(paths.log, { ...said, ...(cursor ? { cursor } : {}) });
}

/** Everything that was done, by whom and why, newest first. */
export function StaffLog() {
  const [query, setQuery] = useState(everything);
  const key = JSON.stringify(query);
  const { value, failed, busy, again } = useLoad(key, () => readPage(query));
  return (
    <ToolPage title="Log" detail="What was done here, by whom and why. Nobody can change it.">
      <LogFilters
        query={query}
        team={value?.team ?? []}
        onChange={(change) => setQuery({ ...query, ...change })}
        onClear={() => setQuery(everything)}
      />
      <div className="mt-6" aria-busy={busy}>
        {failed && <Failed title="Could not load the log." busy={busy} onRetry={again} />}
        {!value && !failed && <Skeleton className="h-96 rounded-card" />}
        {value && <Pages key={key} first={value} query={query} />}
      </div>
    </ToolPage>
  );
}

/** The team's own doings are shown at first: a new studio has none. */
function emptyWords(query: LogQuery): string {
  return JSON.stringify(query) === JSON.stringify(everything)
    ? 'The team has not done anything yet. Choose “Everybody” to see the rest.'
    : 'Nothing like that has happened.';
}

function Pages({ first, query }: { first: LogAnswer; query: LogQuery }) {
  const [older, setOlder] = useState<LogEntry[]>([]);
  const [cursor, setCursor] = useState(first.cursor);
  const { busy, failure, run } = useAct('Could not load more.');
  const more = () =>
    run(async () => {
      const page = await readPage(query, cursor ?? undefined);
      setOlder((before) => [...before, ...page.entries]);
      setCursor(page.cursor);
    });
  const entries = [...first.entries, ...older];
  if (entries.length === 0) return <p className="text-lead text-stone">{emptyWords(query)}</p>;
  return (
    <>
      <LogEntries entries={entries} />
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      {cursor !== null && (
        <Button kind="secondary" className="mt-6" busy={busy} busyLabel="Loading" onClick={() => void more()}>
          Older entries
        </Button>
      )}
    </>
  );
}
