import { type ReactNode, useState } from 'react';
import { StaffIcon } from '../../../ui/staff-icon.tsx';

interface Row {
  id: string;
  name: string;
}

interface ReorderableRowsProps<Item extends Row> {
  items: readonly Item[];
  /** Whether rows have buttons that move them. */
  mayMove: boolean;
  /** Whether a move is being saved, which disables the buttons. */
  busy: boolean;
  onMove: (id: string, offset: -1 | 1) => void;
  children: (item: Item) => ReactNode;
}

/** List whose rows move up and down by buttons. Screen readers hear the new position. */
export function ReorderableRows<Item extends Row>(props: ReorderableRowsProps<Item>) {
  const { items, mayMove, busy, onMove, children } = props;
  const [message, setMessage] = useState('');
  const move = (item: Item, index: number, offset: -1 | 1) => {
    setMessage(`${item.name}: position ${index + offset + 1} of ${items.length}.`);
    onMove(item.id, offset);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {message}
      </p>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {items.map((item, index) => (
          <li key={item.id} className="flex items-center gap-3 max-sm:gap-1">
            {mayMove && items.length > 1 && (
              <span className="flex max-sm:flex-col">
                <MoveButton
                  label={`Move up: ${item.name}`}
                  isFlipped
                  disabled={busy || index === 0}
                  onClick={() => move(item, index, -1)}
                />
                <MoveButton
                  label={`Move down: ${item.name}`}
                  disabled={busy || index === items.length - 1}
                  onClick={() => move(item, index, 1)}
                />
              </span>
            )}
            {mayMove && items.length === 1 && <span className="w-22 shrink-0 max-sm:w-11" />}
            <div className="min-w-0 flex-1">{children(item)}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface MoveButtonProps {
  label: string;
  isFlipped?: boolean;
  disabled: boolean;
  onClick: () => void;
}

/**
 * Button that keeps the focus while it is disabled, so that someone who uses the keyboard can go on moving the
 * row.
 */
function MoveButton({ label, isFlipped = false, disabled, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      className="inline-flex size-11 items-center justify-center rounded-input text-stone hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-30 max-sm:h-8"
    >
      <StaffIcon name="chevron-down" size={18} className={isFlipped ? 'rotate-180' : ''} />
    </button>
  );
}
