import {
  columnMeaningLabels,
  listColumnMeanings,
  validateColumns,
} from '@studio/domain/people-import/columns';
import { unnamedPackKey } from '@studio/domain/people-import/parse-row';
import { formatCount } from '@studio/domain/text/format';
import { Button } from '../../../ui/button.tsx';
import { getControlClasses } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { ClassMapping } from './class-mapping.tsx';
import type { ImportCatalogue } from './import-queries.ts';
import { PassMapping } from './pass-mapping.tsx';
import { PlanMapping } from './plan-mapping.tsx';
import type { ImportState } from './use-import.ts';
import { VisitsMapping } from './visits-mapping.tsx';

const dateMeanings = ['expires', 'nextPayment', 'waiver', 'date'] as const;

/** Step in which staff choose the meaning of the file's columns, and map its passes, plans and classes to the studio's. */
export function ColumnsStep({ flow, catalogue }: { flow: ImportState; catalogue: ImportCatalogue }) {
  const { file, columns, options } = flow;
  if (!file) return null;
  const meanings = listColumnMeanings(file.kind);
  const problem = validateColumns(columns, file.kind);
  const packs = columns.includes('sessions') ? Object.entries(options.packs) : [];
  const hasPassNames = columns.includes('pass');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) flow.checking.mutate();
      }}
    >
      <h2 tabIndex={-1} className="text-h3 outline-none">
        Match columns
      </h2>
      <p className="mt-1 text-small text-stone">
        {file.fileName}, {formatCount(file.rows, 'row')}.{' '}
        {file.isRemembered
          ? 'We’ve used your choices from the last file with these headings.'
          : 'We’ve guessed what each column contains. Please check.'}
      </p>
      <ScrollRegion label="Columns in your file" className="mt-5">
        <table className="w-full text-left">
          <caption className="sr-only">Columns in your file</caption>
          <thead className="text-note text-stone max-md:sr-only">
            <tr className="border-b border-hairline">
              <th className="py-2.5 pr-4 font-medium">Column in your file</th>
              <th className="py-2.5 pr-4 font-medium">Examples</th>
              <th className="py-2.5 font-medium">Import as</th>
            </tr>
          </thead>
          <tbody>
            {file.headings.map((heading, at) => (
              <tr
                key={`${heading}:${String(at)}`}
                className="border-b border-hairline max-md:block max-md:py-3"
              >
                <th scope="row" className="py-2.5 pr-4 font-medium max-md:block max-md:py-0">
                  {heading || `Column ${at + 1} (no heading)`}
                </th>
                <td className="numeric max-w-72 truncate max-md:whitespace-normal max-md:[overflow-wrap:anywhere] py-2.5 pr-4 text-small text-stone max-md:block max-md:py-1">
                  {file.samples[at]?.filter(Boolean).join(', ') || 'Empty'}
                </td>
                <td className="w-60 py-2 max-md:block max-md:w-full">
                  <span className="relative block">
                    <select
                      aria-label={`Import ‘${heading || `column ${at + 1}`}’ as`}
                      value={columns[at]}
                      onChange={(event) => {
                        const meaning = meanings.find((one) => one === event.currentTarget.value);
                        if (meaning) flow.setColumn(at, meaning);
                      }}
                      className={`${getControlClasses(undefined)} h-11 cursor-pointer appearance-none pr-11 ${columns[at] === 'ignored' ? 'text-stone' : ''}`}
                    >
                      {meanings.map((meaning) => (
                        <option key={meaning} value={meaning}>
                          {columnMeaningLabels[meaning]}
                        </option>
                      ))}
                    </select>
                    <Icon
                      name="chevron-down"
                      className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
                    />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {dateMeanings.some((meaning) => columns.includes(meaning)) && (
        <div className="mt-6 max-w-80">
          <p className="mb-2 text-ui font-medium">Date format: 05/01/2027 is</p>
          <SegmentedControl
            legend="Date format"
            name="import-dates"
            options={[
              { value: 'day-first', label: '5 January' },
              { value: 'month-first', label: '1 May' },
            ]}
            value={options.dates}
            onChange={(dates) => flow.setOptions({ dates })}
          />
        </div>
      )}
      {packs.length > 0 && (
        <section className="mt-8" aria-labelledby="import-packs">
          <h3 id="import-packs" className="font-sans text-ui font-semibold tracking-normal">
            Packs for the imported sessions
          </h3>
          <div className="mt-3 grid gap-4">
            {packs.map(([key, pack]) => (
              <PassMapping
                key={key}
                name={key}
                label={
                  hasPassNames && key === unnamedPackKey
                    ? 'Add sessions without a pack name to'
                    : `Add sessions from ‘${key}’ to`
                }
                rows={flow.packRows[key]}
                pack={pack}
                catalogue={catalogue}
                onChange={(changes) => flow.setPack(key, changes)}
              />
            ))}
          </div>
        </section>
      )}
      {columns.includes('plan') && (
        <PlanMapping
          plans={options.plans}
          catalogue={catalogue}
          onChange={(plan, productId) =>
            flow.setOptions({ plans: { ...options.plans, [plan]: { productId } } })
          }
        />
      )}
      {columns.includes('visits') && (
        <VisitsMapping
          visits={options.visits}
          catalogue={catalogue}
          onChange={(heading, activityId) =>
            flow.setOptions({ visits: { ...options.visits, [heading]: { activityId } } })
          }
        />
      )}
      {columns.includes('className') && (
        <ClassMapping
          classes={options.classes}
          catalogue={catalogue}
          onChange={(name, classTypeId) =>
            flow.setOptions({ classes: { ...options.classes, [name]: { classTypeId } } })
          }
        />
      )}
      {file.kind === 'bookings' && !columns.includes('paidWith') && (
        <p className="mt-6 max-w-2xl text-small text-stone">
          No column says how the bookings were paid for, so all of them count as paid.
        </p>
      )}
      {columns.includes('note') && (
        <p className="mt-6 max-w-2xl text-small text-stone">
          Everyone at check-in and the client’s instructors see check-in notes. Don’t import notes about
          health: we store health information only with the client’s consent.
        </p>
      )}
      <div aria-live="polite" className="mt-6 empty:hidden">
        {problem && <Notice title={problem} icon="circle-alert" />}
        {!problem && flow.failure && <Notice tone="error" title={flow.failure} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          type="submit"
          busy={flow.checking.isPending}
          busyLabel="Checking…"
          incomplete={problem !== null}
        >
          Check rows
        </Button>
        <Button kind="secondary" onClick={() => flow.goBack('file')}>
          Choose other rows
        </Button>
      </div>
    </form>
  );
}
