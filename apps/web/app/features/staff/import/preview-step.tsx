import type { CheckImportResponse, ClassifiedImportRow } from '@studio/contracts/staff-import';
import { formatPhone } from '@studio/domain/people/phone';
import { formatCount, formatNumber, selectPlural } from '@studio/domain/text/format';
import { hasNoResponse } from '../../../lib/api/api-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import type { ImportState } from './use-import.ts';

type Verdicts = Record<
  ClassifiedImportRow['verdict'],
  { label: string; tone: 'ok' | 'plain' | 'warn' | 'low' }
>;

const verdicts: Verdicts = {
  new: { label: 'New', tone: 'ok' },
  existing: { label: 'Existing', tone: 'plain' },
  duplicate: { label: 'Repeated row', tone: 'plain' },
  unclear: { label: 'Possible duplicate', tone: 'warn' },
  rejected: { label: 'Can’t import', tone: 'low' },
  imported: { label: 'Already imported', tone: 'plain' },
};

const bookingVerdicts: Verdicts = {
  ...verdicts,
  new: { label: 'Book', tone: 'ok' },
  existing: { label: 'Already booked', tone: 'plain' },
  unclear: { label: 'Unclear', tone: 'warn' },
};

/** Meanings of columns that don't add anything to a client who exists. */
const identityMeanings: ReadonlySet<string> = new Set([
  'ignored',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
]);

/** Step with a preview of the import. Nothing is saved yet. */
export function PreviewStep({ flow }: { flow: ImportState }) {
  const { checked, options } = flow;
  if (!checked) return null;
  const { counts, preview, issues } = checked;
  const isBookings = flow.file?.kind === 'bookings';
  const previewTitle = counts.rows > preview.length ? `First ${preview.length} rows` : 'All rows';
  const newClients = counts.new + (options.unclear === 'add' ? counts.unclear : 0);
  const taken = isBookings ? counts.new : newClients + counts.existing + counts.duplicate;
  // Rows of existing clients change nothing unless the file has more than names and contact details.
  const addsToClients = flow.columns.some((meaning) => !identityMeanings.has(meaning));
  const counted = isBookings
    ? formatCount(taken, 'booking')
    : newClients === 0 || (addsToClients && newClients < taken)
      ? formatCount(taken, 'row')
      : formatCount(newClients, 'client');
  const mayHaveStarted = hasNoResponse(flow.starting.error);
  return (
    <>
      <h2 tabIndex={-1} className="text-h3 outline-none">
        Check before you import
      </h2>
      <p className="mt-1 max-w-2xl text-small text-stone">
        {!mayHaveStarted && 'Nothing has been imported yet.'}
        {counts.subscriptions > 0 &&
          ' We’ll check each Stripe subscription while importing, and list those that we can’t take over.'}
      </p>
      <Counts items={isBookings ? listBookingCounts(counts) : listPeopleCounts(counts)} />
      <Changes changes={checked.changes} />
      {issues.length > 0 && (
        <section className="mt-8" aria-labelledby="import-trouble">
          <div className="flex flex-wrap items-center gap-3">
            <h3 id="import-trouble" className="font-sans text-ui font-semibold tracking-normal">
              Rows to check
            </h3>
            <Button
              kind="secondary"
              size="small"
              className="ml-auto"
              busy={flow.savingIssues.isPending}
              onClick={() => flow.savingIssues.mutate()}
            >
              <StaffIcon name="download" size={18} />
              Download these rows
            </Button>
          </div>
          <p className="mt-2 max-w-2xl text-small text-stone">
            To fix a row, correct it in your file or spreadsheet and import again. We never import a row
            twice.
          </p>
          {counts.unclear > 0 && !isBookings && (
            <div className="mt-3">
              <CheckboxField
                id="import-unclear"
                checked={options.unclear === 'add'}
                onChange={(event) =>
                  flow.setOptions({ unclear: event.currentTarget.checked ? 'add' : 'leave' })
                }
              >
                Import possible duplicates as new clients. You can merge them later.
              </CheckboxField>
            </div>
          )}
          <Rows caption="Rows to check" rows={issues} isBookings={isBookings} />
        </section>
      )}
      <section className="mt-8" aria-labelledby="import-preview">
        <h3 id="import-preview" className="font-sans text-ui font-semibold tracking-normal">
          {previewTitle}
        </h3>
        <Rows caption={previewTitle} rows={preview} isBookings={isBookings} />
      </section>
      {flow.failure && (
        <div className="mt-8">
          <Notice tone="error" title={flow.failure} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button
          busy={flow.starting.isPending}
          busyLabel="Starting…"
          disabled={taken === 0}
          onClick={() => flow.starting.mutate()}
        >
          Import {counted}
        </Button>
        <Button kind="secondary" onClick={() => flow.goBack('columns')}>
          Back to columns
        </Button>
      </div>
    </>
  );
}

type Counted = CheckImportResponse['counts'];

interface CountItem {
  number: number;
  label: string;
}

function listBookingCounts(counts: Counted): CountItem[] {
  return [
    { number: counts.new, label: selectPlural(counts.new, 'booking', 'bookings') },
    { number: counts.existing, label: 'already booked' },
    { number: counts.imported, label: 'already imported' },
    { number: counts.unclear, label: 'unclear, not imported' },
    {
      number: counts.rejected,
      label: selectPlural(counts.rejected, 'row we can’t import', 'rows we can’t import'),
    },
  ];
}

function listPeopleCounts(counts: Counted): CountItem[] {
  return [
    { number: counts.new, label: selectPlural(counts.new, 'new client', 'new clients') },
    {
      number: counts.existing,
      label: `existing ${selectPlural(counts.existing, 'client', 'clients')}, details unchanged`,
    },
    {
      number: counts.duplicate,
      label: selectPlural(
        counts.duplicate,
        'repeated row (we’ll add its sessions)',
        'repeated rows (we’ll add their sessions)',
      ),
    },
    {
      number: counts.unclear,
      label: selectPlural(counts.unclear, 'possible duplicate', 'possible duplicates'),
    },
    {
      number: counts.rejected,
      label: selectPlural(counts.rejected, 'row we can’t import', 'rows we can’t import'),
    },
    {
      number: counts.sessions,
      label:
        selectPlural(counts.sessions, 'session to import', 'sessions to import') +
        (counts.packs > 0 ? ` in ${formatCount(counts.packs, 'pack')}` : ''),
    },
    {
      number: counts.subscriptions,
      label: `${selectPlural(counts.subscriptions, 'membership', 'memberships')} that Stripe keeps charging for`,
    },
    {
      number: counts.unchargedMemberships,
      label: `${selectPlural(counts.unchargedMemberships, 'membership', 'memberships')} until ${selectPlural(counts.unchargedMemberships, 'its', 'their')} next payment date, not charged`,
    },
    {
      number: counts.imported,
      label: selectPlural(counts.imported, 'row already imported', 'rows already imported'),
    },
  ];
}

/** Tiles with the first number, and the others that aren't zero. The last tile fills its row. */
function Counts({ items }: { items: readonly CountItem[] }) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-hairline bg-hairline md:grid-cols-3">
      {items
        .filter(({ number }, index) => index === 0 || number > 0)
        .map(({ number, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end bg-paper px-5 py-4 max-md:last:odd:col-span-2 md:last:nth-[3n+1]:col-span-3 md:last:nth-[3n+2]:col-span-2"
          >
            <dt className="text-small leading-snug text-stone">{label}</dt>
            <dd className={`numeric text-h3 ${number === 0 ? 'text-stone' : ''}`}>{formatNumber(number)}</dd>
          </div>
        ))}
    </dl>
  );
}

const changeText: Record<Change['kind'], (change: Change) => string> = {
  phone: ({ count, from, to }) =>
    `We’ll add the country code to ${formatCount(count, 'phone number')}, for example ‘${from}’ becomes ${to}.`,
  empty: ({ count, from }) => `We’ll treat ${formatCount(count, 'cell')} as blank, for example ‘${from}’.`,
};
type Change = CheckImportResponse['changes'][number];

/** Says how many values the import changes, each kind with an example: phone numbers, and texts that mean “empty”. */
function Changes({ changes }: Pick<CheckImportResponse, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="import-changes">
      <h3 id="import-changes" className="font-sans text-ui font-semibold tracking-normal">
        Values we’ve changed
      </h3>
      <ul className="mt-2 list-disc pl-5 text-small text-stone">
        {changes.map((change) => (
          <li key={change.kind} className="numeric [overflow-wrap:anywhere]">
            {changeText[change.kind](change)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowsProps {
  caption: string;
  rows: readonly ClassifiedImportRow[];
  isBookings: boolean;
}

function Rows({ caption, rows, isBookings }: RowsProps) {
  const labels = isBookings ? bookingVerdicts : verdicts;
  return (
    <ScrollRegion label={`Table: ${caption}`} className="mt-3">
      <table className="w-full text-left text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-note text-stone max-md:sr-only">
          <tr>
            {['Line', 'Result', 'Client', 'Added and notes'].map((heading) => (
              <th key={heading} scope="col" className="border-b border-hairline py-2.5 pr-4 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line} className="border-b border-hairline max-md:block max-md:py-3">
              <th
                scope="row"
                className="numeric py-2.5 pr-4 align-top font-medium max-md:inline-block max-md:py-0 max-md:align-middle"
              >
                <span className="md:sr-only">Line </span>
                {row.line}
              </th>
              <td className="py-2 pr-4 align-top max-md:inline-block max-md:py-0 max-md:align-middle">
                <Badge tone={labels[row.verdict].tone}>{labels[row.verdict].label}</Badge>
              </td>
              <td className="py-2.5 pr-4 align-top max-md:block max-md:pt-2 max-md:pb-0">
                <span className="block font-medium">{row.name || 'No name'}</span>
                {row.email && <span className="block break-all text-stone">{row.email}</span>}
                {row.phone && <span className="numeric block text-stone">{formatPhone(row.phone)}</span>}
              </td>
              <td className="py-2.5 align-top max-md:block max-md:py-0">
                {row.packs.map((pack) => (
                  <span key={pack} className="numeric block">
                    {pack}
                  </span>
                ))}
                {row.reason && <span className="block text-stone">{row.reason}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
