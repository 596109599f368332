import { useState } from 'react';
import { saveFile } from '../../../lib/query/save-file.ts';
import { AreaField } from '../../../ui/area-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { PastImports } from './past-imports.tsx';
import type { ImportState } from './use-import.ts';

/** File with all columns that the import understands. */
const exampleFile = [
  'First name,Surname,Email,Phone,Pack,Sessions left,Expiry date,Membership,Next payment day,Stripe customer id,Stripe subscription id,Reformer visits,Yoga visits,Waiver date,Check-in note',
  'Priya,Nair,priya.nair@example.com,+44 7700 900123,Reformer Pack of 10,6,31/12/2027,,,,,41,3,14/02/2025,Prefers the bed by the window',
  'Tom,Whitfield,tom.whitfield@example.com,07700 900456,,,,Reformer Flex 8,05/12/2026,cus_Q4yExample01,sub_1PzExample01,12,,,',
].join('\r\n');

/** Step in which staff choose a file or paste rows. Also lists past imports. */
export function FileStep({ flow }: { flow: ImportState }) {
  const [pasted, setPasted] = useState('');
  const [isOver, setOver] = useState(false);
  const { reading, opening } = flow;
  const readFile = async (file: File | undefined) => {
    if (file) reading.mutate({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  };
  return (
    <>
      <p className="max-w-2xl text-stone">
        Export your clients and what they own from your current system as a CSV file. You can check every row
        before anything is imported. The import doesn’t charge or email anyone, or subscribe anyone to the
        newsletter. Rows that you’ve already imported change nothing.
      </p>
      <p className="mt-3 max-w-2xl text-stone">
        You can import names, contact details, packs, memberships, attended classes, waiver dates and check-in
        notes.{' '}
        <button
          type="button"
          className="text-link"
          onClick={() => saveFile('example-clients.csv', exampleFile)}
        >
          Download an example
        </button>
      </p>
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
          <AreaField
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
