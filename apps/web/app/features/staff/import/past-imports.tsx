import type { ImportProgress } from '@studio/contracts/staff-import';
import { formatCount } from '@studio/domain/text/format';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { importQueries } from './import-queries.ts';

const states: Record<ImportProgress['status'], { label: string; tone: 'ok' | 'plain' | 'warn' }> = {
  DRAFT: { label: 'Not started', tone: 'plain' },
  RUNNING: { label: 'Importing', tone: 'warn' },
  DONE: { label: 'Imported', tone: 'ok' },
  UNDOING: { label: 'Undoing', tone: 'warn' },
  UNDONE: { label: 'Undone', tone: 'plain' },
};

export function PastImports({ onOpen }: { onOpen: (importId: string) => void }) {
  const { data, isError, isFetching, refetch } = useQuery(importQueries.list());
  if (!data && isError)
    return <LoadError title="Couldn’t load past imports." busy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton className="mt-10 block h-24 rounded-card" />;
  if (data.imports.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="past-imports">
      <h2 id="past-imports" className="text-h3">
        Past imports
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {data.imports.map((entry) => (
          <li key={entry.importId}>
            <button
              type="button"
              onClick={() => onOpen(entry.importId)}
              className="flex min-h-16 w-full flex-wrap items-center gap-x-4 gap-y-1 py-3 text-left transition-colors duration-160 hover:bg-linen/50"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium [overflow-wrap:anywhere]">{entry.fileName}</span>
                <span className="numeric block text-small text-stone">
                  {formatMomentMedium(new Date(entry.createdAt))},{' '}
                  {entry.kind === 'bookings'
                    ? formatCount(entry.totals.bookings, 'booking')
                    : formatCount(entry.totals.added, 'client')}{' '}
                  added
                </span>
              </span>
              <Badge tone={states[entry.status].tone}>{states[entry.status].label}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
