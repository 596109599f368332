import type { ReactNode } from 'react';

export interface FilterBreadcrumbProps {
  chosen: { label: string; value: string };
  day: string;
  /** Start and title of the open class, such as "18:30 Vinyasa Yoga"; null while no class is open. */
  timeAndClass: string | null;
  onChangeChosen: () => void;
  onChangeDay: () => void;
  onChangeTime: () => void;
}

/** Shows the choices so far, each with a button that changes it. Narrow screens show it instead of the pickers. */
export function FilterBreadcrumb({
  chosen,
  day,
  timeAndClass,
  onChangeChosen,
  onChangeDay,
  onChangeTime,
}: FilterBreadcrumbProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,50%),1fr))] overflow-clip rounded-card border border-hairline bg-paper desk:flex">
      <Cell label={chosen.label} value={chosen.value} onChange={onChangeChosen} />
      <Cell label="Date" value={day} onChange={onChangeDay} />
      <Cell
        label="Time and class"
        value={timeAndClass ?? <span className="font-normal text-stone">Choose below</span>}
        onChange={timeAndClass ? onChangeTime : null}
        className="max-desk:col-span-full"
      />
    </dl>
  );
}

interface CellProps {
  label: string;
  value: ReactNode;
  onChange: (() => void) | null;
  className?: string;
}

function Cell({ label, value, onChange, className = '' }: CellProps) {
  return (
    <div
      className={`-mt-px -ml-px grid min-h-16 min-w-0 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-1.5 border-t border-l border-hairline px-3 desk:min-h-14 desk:gap-x-5 desk:px-4 ${className}`}
    >
      <dt className="col-start-1 text-note text-stone">{label}</dt>
      <dd className="col-start-1 truncate text-[0.9375rem] leading-tight font-semibold">{value}</dd>
      {onChange && (
        <dd className="col-start-2 row-span-2 row-start-1 -my-1">
          <button
            type="button"
            onClick={onChange}
            className="text-link inline-flex min-h-11 items-center text-small font-medium"
          >
            Change <span className="sr-only">{label.toLowerCase()}</span>
          </button>
        </dd>
      )}
    </div>
  );
}
