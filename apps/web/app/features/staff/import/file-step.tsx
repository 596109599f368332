import { buildExampleBookings, buildExampleClients } from '@studio/domain/people-import/example-files';
import { importPresets, importSystems } from '@studio/domain/people-import/presets';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { downloadFile } from '../../../lib/query/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { ColumnHelp } from './column-help.tsx';
import { type ImportCatalogue, toExampleNames } from './import-queries.ts';
import { PastImports } from './past-imports.tsx';
import type { ImportState } from './use-import.ts';

const kindOptions = [
  { value: 'people', label: 'Clients' },
  { value: 'bookings', label: 'Upcoming bookings' },
] as const;

/** Step in which staff choose a file or paste rows. Also lists past imports. */
export function FileStep({ flow, catalogue }: { flow: ImportState; catalogue: ImportCatalogue }) {
  const [pasted, setPasted] = useState('');
  const [isOver, setOver] = useState(false);
  const { reading, opening, kind } = flow;
  const readFile = async (file: File | undefined) => {
    if (file) reading.mutate({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  };
  return (
    <>
      <SegmentedControl
        legend="What’s in the file?"
        name="import-kind"
        options={kindOptions}
        value={kind}
        onChange={flow.setKind}
        className="mb-6 max-w-md"
      />
      {kind === 'people' ? <PeopleHelp catalogue={catalogue} /> : <BookingsHelp catalogue={catalogue} />}
      <div className="mt-6 max-w-md">
        <ChoiceField
          id="import-system"
          label="System that made the file"
          hint={
            flow.system
              ? `We suggest the columns that ${importPresets[flow.system].name} probably uses. We haven’t seen a real file, so check each column.`
              : 'We’ll guess the columns from their headings.'
          }
          value={flow.system ?? ''}
          onChange={(event) =>
            flow.setSystem(importSystems.find((one) => one === event.currentTarget.value) ?? null)
          }
        >
          <option value="">Another system</option>
          {importSystems.map((system) => (
            <option key={system} value={system}>
              {importPresets[system].name}
            </option>
          ))}
        </ChoiceField>
      </div>
      <div className="mt-6 grid gap-6 desk:grid-cols-2">
        <label
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void readFile(event.dataTransfer.files[0]);
          }}
          className={`flex min-h-56 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border border-dashed px-6 py-8 text-center transition-colors duration-160 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-forest ${isOver ? 'border-forest bg-mist/25' : 'border-line bg-paper hover:border-ink'}`}
        >
          <StaffIcon name="upload" size={28} className="text-stone" />
          <span className="text-ui font-semibold">
            {reading.isPending ? 'Reading the file…' : 'Choose a CSV file'}
          </span>
          <span className="text-small text-stone">or drop it here. Up to 5 MB and 20,000 rows.</span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="sr-only"
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0];
              // Allows choosing the same file again after changing it.
              event.currentTarget.value = '';
              void readFile(chosen);
            }}
          />
        </label>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            reading.mutate({ fileName: 'Pasted rows', bytes: new TextEncoder().encode(pasted) });
          }}
        >
          <TextAreaField
            id="import-pasted"
            label="Or paste rows from a spreadsheet"
            hint="Include the heading row."
            value={pasted}
            spellCheck={false}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          <Button
            type="submit"
            kind="secondary"
            size="small"
            className="mt-3"
            busy={reading.isPending}
            busyLabel="Reading…"
            disabled={pasted.trim() === ''}
          >
            Use pasted rows
          </Button>
        </form>
      </div>
      <PastImports onOpen={opening.mutate} />
    </>
  );
}

function PeopleHelp({ catalogue }: { catalogue: ImportCatalogue }) {
  return (
    <>
      <p className="max-w-2xl text-stone">
        Export your clients, with their packs and memberships, from your current system as a CSV file. You can
        check every row before you import. The import doesn’t charge or email anyone, or subscribe anyone to
        the newsletter. Rows that you’ve already imported change nothing.
      </p>
      <p className="mt-3 max-w-2xl text-stone">
        You can import names, contact details, packs, memberships, attended classes, waiver dates and check-in
        notes. <ExampleLink name="example-clients.csv" build={buildExampleClients} catalogue={catalogue} />
      </p>
      <ColumnHelp />
    </>
  );
}

function BookingsHelp({ catalogue }: { catalogue: ImportCatalogue }) {
  return (
    <>
      <p className="max-w-2xl text-stone">
        Import your clients first, and add the classes to the timetable. Then export the upcoming bookings
        from your current system as a CSV file. We find each client by email address, or by name and phone
        number, and each class by date, time and name.
      </p>
      <p className="mt-3 max-w-2xl text-stone">
        Each booking takes a place, never more than a class has. The import doesn’t charge or email anyone.
        Later, clients get the usual reminders.{' '}
        <ExampleLink name="example-bookings.csv" build={buildExampleBookings} catalogue={catalogue} />
      </p>
    </>
  );
}

interface ExampleLinkProps {
  name: string;
  build: typeof buildExampleClients;
  catalogue: ImportCatalogue;
}

function ExampleLink({ name, build, catalogue }: ExampleLinkProps) {
  const download = () => downloadFile(name, build(toExampleNames(catalogue), toLondonDate(new Date())));
  return (
    <button type="button" className="text-link" onClick={download}>
      Download an example
    </button>
  );
}
