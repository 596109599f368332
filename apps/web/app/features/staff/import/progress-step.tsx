import type { GetImportProgressResponse } from '@studio/contracts/staff-import';
import { formatCount, formatList, formatNumber } from '@studio/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { importQueries, isImportRunning } from './import-queries.ts';
import type { ImportState } from './use-import.ts';

type Progress = GetImportProgressResponse['progress'];

interface ProgressStepProps {
  flow: ImportState;
  importId: string;
  /** Whether the user may invite the imported clients, which only owners may do. */
  mayInvite: boolean;
}

/** Step with the progress and result of the import or its undo. The server continues without this page. */
export function ProgressStep({ flow, importId, mayInvite }: ProgressStepProps) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const { undoing } = flow;
  const { data, isError, isFetching, refetch } = useQuery(importQueries.progress(importId));
  if (!data)
    return isError ? (
      <LoadError title="Couldn’t load the import." busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton className="block h-24 max-w-xl rounded-card" />
    );
  const { progress, leftOut, notUndone } = data;
  const { status, fileName, processedRows, rows } = progress;
  const atWork = isImportRunning(status);
  return (
    <>
      <h2 tabIndex={-1} className="text-h3 outline-none">
        {titles[status]}
      </h2>
      <p className="mt-1 text-small text-stone [overflow-wrap:anywhere]">{fileName}</p>
      {atWork && (
        <div className="mt-6 max-w-xl">
          <progress
            value={processedRows}
            max={Math.max(rows, 1)}
            aria-label="Progress"
            className="block h-2.5 w-full accent-forest"
          />
          <p className="numeric mt-2 text-small text-stone">
            {formatNumber(processedRows)} of {formatCount(rows, 'row')} done. You can leave this page. The
            import carries on in the background.
          </p>
        </div>
      )}
      <p role="status" className="numeric mt-5 max-w-2xl text-ui">
        {atWork ? '' : describeResult(progress)}
      </p>
      <ClientList title="Not imported" rows={leftOut} />
      <ClientList title="Not undone" rows={notUndone} />
      {status === 'DONE' && <SkippedRows flow={flow} importId={importId} skipped={progress.totals.skipped} />}
      <div className="mt-8 flex flex-wrap gap-3">
        {status === 'DONE' && progress.kind === 'people' && mayInvite && (
          <ButtonLink to={`/admin/people/invitations?import=${importId}`}>
            Preview login invitations
          </ButtonLink>
        )}
        {!atWork && progress.kind === 'people' && (
          <ButtonLink kind={mayInvite ? 'secondary' : 'primary'} to="/admin/people">
            View all clients
          </ButtonLink>
        )}
        {!atWork && progress.kind === 'bookings' && (
          <ButtonLink to="/admin/timetable">View timetable</ButtonLink>
        )}
        {!atWork && (
          <Button kind="secondary" onClick={() => flow.goBack('file')}>
            Start another import
          </Button>
        )}
        {status === 'DONE' && (
          <Button kind="danger" onClick={() => setIsConfirmOpen(true)}>
            Undo import
          </Button>
        )}
      </div>
      {status === 'DONE' && (
        <p className="mt-3 max-w-2xl text-small text-stone">
          You can undo this import at any time. We’ll say what’s removed and what’s kept before you confirm.
        </p>
      )}
      <ConfirmDialog
        title="Undo this import?"
        open={isConfirmOpen}
        onConfirm={() => undoing.mutate(importId, { onSuccess: () => setIsConfirmOpen(false) })}
        onClose={() => {
          undoing.reset();
          setIsConfirmOpen(false);
        }}
        busy={undoing.isPending}
        failure={describeMutationError(undoing.error)}
        kind="danger"
        label="Undo import"
        busyLabel="Starting…"
        closeLabel="Keep import"
      >
        <ul className="list-disc space-y-1.5 pl-5 text-stone">
          {undoEffects[progress.kind].map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}

const titles: Record<Progress['status'], string> = {
  DRAFT: 'Import not started',
  RUNNING: 'Importing…',
  DONE: 'Import complete',
  UNDOING: 'Undoing import…',
  UNDONE: 'Import undone',
};

const undoEffects: Record<Progress['kind'], readonly string[]> = {
  people: [
    'We’ll remove the clients, unused sessions, memberships, notes and waivers that this import added.',
    'Clients with any activity since then stay, such as a booking, a payment or a note. We’ll list them here.',
    'Details that rows filled in for existing clients stay.',
    'Memberships that Stripe has charged since then stay. Stripe subscriptions continue.',
    'We’ll cancel unsent login invitations to these clients, unless another import also contains them.',
    'You can import the rows again later.',
  ],
  bookings: [
    'We’ll cancel the bookings that this import added, without emailing anyone.',
    'Bookings of classes that have started stay.',
  ],
};

function describeResult({ kind, status, totals }: Progress): string {
  if (kind === 'bookings') return describeBookings(status, totals);
  if (status === 'UNDONE')
    return `${formatCount(totals.removed, 'client')} and ${formatCount(totals.reversed, 'session')} removed. ${
      totals.kept > 0 ? `${formatCount(totals.kept, 'client')} kept.` : 'No clients kept.'
    }`;
  const added = [
    formatCount(totals.added, 'client'),
    ...(totals.sessions > 0 ? [formatCount(totals.sessions, 'session')] : []),
    ...(totals.memberships > 0 ? [formatCount(totals.memberships, 'membership')] : []),
  ];
  // A repeated row finds the client whom the first row added, so `totals.existing` counts rows, not clients.
  const existing =
    totals.existing > 0
      ? ` ${formatCount(totals.existing, 'row of an existing client', 'rows of existing clients')}, ${describeExisting(totals)}.`
      : '';
  const skipped = totals.skipped > 0 ? ` ${formatCount(totals.skipped, 'row')} skipped.` : '';
  return `${formatList(added)} added.${existing}${skipped}`;
}

/** Says whether rows of existing clients filled in missing details. Rows never replace details. */
function describeExisting({ completed }: Progress['totals']): string {
  return completed > 0
    ? `of which ${formatNumber(completed)} filled in missing details`
    : 'with details unchanged';
}

function describeBookings(status: Progress['status'], totals: Progress['totals']): string {
  if (status === 'UNDONE')
    return `${formatCount(totals.removed, 'booking')} cancelled. ${formatCount(totals.kept, 'booking')} kept.`;
  const skipped = totals.skipped > 0 ? ` ${formatCount(totals.skipped, 'row')} skipped.` : '';
  return `${formatCount(totals.bookings, 'booking')} added.${skipped}`;
}

/**
 * Lists the rows that were skipped. Only the page that started the import knows them, until it is reloaded, because the
 * server deletes the file's personal data.
 */
function SkippedRows({ flow, importId, skipped }: { flow: ImportState; importId: string; skipped: number }) {
  if (flow.file?.importId !== importId || skipped === 0) return null;
  const others = skipped - (flow.checked?.counts.imported ?? 0);
  const rows = (flow.checked?.issues ?? []).filter(
    ({ verdict }) =>
      verdict === 'rejected' ||
      (verdict === 'unclear' && flow.options.unclear === 'leave') ||
      (verdict === 'existing' && flow.file?.kind === 'bookings'),
  );
  if (others === 0) return null;
  return (
    <section className="mt-6 max-w-3xl" aria-labelledby="import-skipped">
      <h3 id="import-skipped" className="font-sans text-ui font-semibold tracking-normal">
        Skipped rows
      </h3>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {rows.map(({ line, name, reason }) => (
          <li key={line} className="flex flex-wrap gap-x-4 gap-y-1 py-3">
            <span className="numeric min-w-40 font-medium [overflow-wrap:anywhere]">
              Line {line}: {name || 'No name'}
            </span>
            <span className="text-stone [overflow-wrap:anywhere]">{reason}</span>
          </li>
        ))}
      </ul>
      {others > rows.length && (
        <p className="numeric mt-2 text-small text-stone">
          And {formatCount(others - rows.length, 'more row', 'more rows')}.
        </p>
      )}
    </section>
  );
}

/** Lists clients with a reason. */
function ClientList({ title, rows }: { title: string; rows: GetImportProgressResponse['notUndone'] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className="mt-6 max-w-3xl" aria-labelledby={id}>
      <h3 id={id} className="font-sans text-ui font-semibold tracking-normal">
        {title}
      </h3>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {rows.map(({ line, personId, name, reason }) => (
          <li key={line} className="flex flex-wrap gap-x-4 gap-y-1 py-3">
            <Link to={`/admin/people/${personId}`} className="text-link min-w-40 font-medium">
              {name}
            </Link>
            <span className="text-stone">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
