import type { ReactNode } from 'react';
import { StaffIcon } from '../../../ui/staff-icon.tsx';

interface RecordRowProps {
  name: string;
  badge?: ReactNode;
  details?: ReactNode;
  /** Price or another value at the end of the row. */
  aside?: ReactNode;
  onOpen: () => void;
}

/** Row of a list that opens a record. */
export function RecordRow({ name, badge, details, aside, onOpen }: RecordRowProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-x-3 rounded-input px-3 py-3.5 max-sm:px-1.5 text-left hover:bg-linen/60"
    >
      <span className="min-w-0 flex-1">
        <span className="text-row">{name}</span>
        {badge && <span className="ml-2.5">{badge}</span>}
        {details && <span className="block text-small text-stone">{details}</span>}
      </span>
      {aside && <span className="numeric shrink-0 text-ui font-medium">{aside}</span>}
      <StaffIcon name="chevron-right" size={18} className="shrink-0 text-stone" />
    </button>
  );
}
