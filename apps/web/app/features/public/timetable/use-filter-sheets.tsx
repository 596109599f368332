import { type ReactNode, type RefObject, useState } from 'react';
import { useLocation } from 'react-router';
import { Sheet } from '../../../ui/sheet.tsx';

type SheetName = 'picker' | 'calendar';

const titles = { picker: 'Choose classes', calendar: 'Choose a date' } as const;

/**
 * Selectors of the element that gets the focus in the picker and in the calendar: the chosen option, or else
 * the first tab stop.
 */
const focusTargets = {
  picker: ['[data-selected]', '[role="tab"][tabindex="0"]'],
  calendar: ['[role="grid"] [aria-selected="true"] > *', '[role="grid"] [tabindex="0"]'],
} as const;

export interface FilterSheetsProps {
  sidebar: RefObject<HTMLElement | null>;
  picker: ReactNode;
  calendar: ReactNode;
}

/**
 * Manages the picker and the calendar. `change` focuses one of them in the sidebar on wide screens; on narrower ones
 * it opens a sheet with it, until the visitor chooses or closes it. `element` renders the sheets.
 */
export function useFilterSheets({ sidebar, picker, calendar }: FilterSheetsProps): {
  change: (name: SheetName) => void;
  element: ReactNode;
} {
  const { key } = useLocation();
  const [open, setOpen] = useState<{ name: SheetName; key: string } | null>(null);
  const shown = open?.key === key ? open.name : null;
  const close = () => setOpen(null);
  return {
    change: (name) => {
      const part = sidebar.current?.querySelector<HTMLElement>(`[data-filter-panel="${name}"]`);
      if (part?.checkVisibility()) focusFirst(part, focusTargets[name]);
      else setOpen({ name, key });
    },
    element: (
      <>
        <Sheet title={titles.picker} open={shown === 'picker'} onClose={close}>
          {picker}
        </Sheet>
        <Sheet title={titles.calendar} open={shown === 'calendar'} onClose={close}>
          {calendar}
        </Sheet>
      </>
    ),
  };
}

function focusFirst(part: HTMLElement, selectors: readonly string[]): void {
  const found = selectors.map((selector) => part.querySelector<HTMLElement>(selector));
  found.find((element) => element !== null)?.focus();
}
