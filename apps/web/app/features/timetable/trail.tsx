import type { ReactNode } from 'react';

export interface TrailProps {
  chosen: { label: string; value: string };
  day: string;
  /** Start of the open class, or null while none is. */
  time: string | null;
  onChangeChosen: () => void;
  onChangeDay: () => void;
  onChangeTime: () => void;
}

/** What has been chosen so far, each with its way back. On a phone it stands in for the pickers. */
export function Trail({ chosen, day, time, onChangeChosen, onChangeDay, onChangeTime }: TrailProps) {
  return (
    <dl className="grid grid-cols-2 rounded-card border border-hairline bg-paper desk:flex">
      <Cell label={chosen.label} value={chosen.value} onChange={onChangeChosen} />
      <Cell label="Date" value={day} onChange={onChangeDay} />
      <Cell
        label="Time and class"
        value={time ?? <span className="font-normal text-stone">Choose below</span>}
        onChange={time ? onChangeTime : null}
        className="max-desk:hidden"
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
      className={`flex h-16 min-w-0 items-center justify-between gap-2 border-hairline px-3.5 not-first:border-l desk:h-14 desk:gap-5 desk:px-4 ${className}`}
    >
      <div className="min-w-0">
        <dt className="text-note text-stone">{label}</dt>
        <dd className="truncate text-[0.9375rem] leading-tight font-semibold">{value}</dd>
      </div>
      {onChange && (
        <button
          type="button"
          onClick={onChange}
          aria-label={`Change ${label.toLowerCase()}`}
          className="text-link -mr-1 inline-flex min-h-11 shrink-0 items-center px-1 text-small font-medium"
        >
          Change
        </button>
      )}
    </div>
  );
}
