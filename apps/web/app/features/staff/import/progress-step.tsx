import type { GetImportProgressResponse } from '@studio/contracts/staff-import';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { getErrorMessage } from '../../../lib/format/staff-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { importQueries, isAtWork } from './import-queries.ts';
import type { ImportState } from './use-import.ts';

type Progress = GetImportProgressResponse['progress'];

/** Step with the progress and result of the import or its undo. The server continues without this page. */
export function ProgressStep({ flow, importId }: { flow: ImportState; importId: string }) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const { data } = useQuery(importQueries.progress(importId));
  if (!data) return null;
  const { progress, notUndone } = data;
  const { status, fileName, processedRows, rows } = progress;
  const atWork = isAtWork(status);
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
            {processedRows.toLocaleString('en-GB')} of {rows.toLocaleString('en-GB')} rows done. You can leave
            this page. The import carries on in the background.
          </p>
        </div>
      )}
      <p role="status" className="numeric mt-5 max-w-2xl text-ui">
        {atWork ? '' : describeResult(progress)}
      </p>
      <PeopleNotRemoved notUndone={notUndone} />
      <div className="mt-8 flex flex-wrap gap-3">
        {!atWork && <ButtonLink to="/admin/people">View clients</ButtonLink>}
        {!atWork && (
          <Button kind="secondary" onClick={() => flow.goBack('file')}>
            Import another file
          </Button>
        )}
        {status === 'DONE' && (
          <Button kind="danger" onClick={() => setIsConfirmOpen(true)}>
            Undo import
          </Button>
        )}
      </div>
      <FormDialog
        title="Undo this import?"
        open={isConfirmOpen}
        onClose={() => setIsConfirmOpen(false)}
        kind="danger"
        label="Undo import"
        busyLabel="Starting…"
        formatError={getErrorMessage}
        onSubmit={async () => {
          await flow.undo(importId);
          setIsConfirmOpen(false);
        }}
      >
        <p>
          We’ll remove the clients and unused sessions that this import added. Clients who have since booked,
          paid or created an account stay. You’ll see them listed here.
        </p>
      </FormDialog>
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

const formatCount = (count: number, singular: string, plural: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? singular : plural}`;

function describeResult({ status, totals }: Progress): string {
  const clients = (count: number) => formatCount(count, 'client', 'clients');
  const sessions = (count: number) => formatCount(count, 'session', 'sessions');
  if (status === 'UNDONE')
    return `${clients(totals.removed)} and ${sessions(totals.reversed)} removed. ${
      totals.kept > 0 ? `${clients(totals.kept)} kept.` : 'No clients kept.'
    }`;
  const skipped = totals.skipped > 0 ? ` ${formatCount(totals.skipped, 'row', 'rows')} skipped.` : '';
  return `${clients(totals.added)} and ${sessions(totals.sessions)} added.${skipped}`;
}

function PeopleNotRemoved({ notUndone }: Pick<GetImportProgressResponse, 'notUndone'>) {
  if (notUndone.length === 0) return null;
  return (
    <section className="mt-6 max-w-3xl" aria-labelledby="import-left">
      <h3 id="import-left" className="font-sans text-ui font-semibold tracking-normal">
        What we couldn’t undo
      </h3>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {notUndone.map(({ line, personId, name, reason }) => (
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
