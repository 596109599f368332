import { type ReactNode, type RefObject, useState } from 'react';
import { useLocation } from 'react-router';
import { Sheet } from '../../ui/sheet.tsx';

type SheetName = 'picker' | 'calendar';

const titles = { picker: 'Choose classes', calendar: 'Choose a date' } as const;

/** What can be picked from within each part: the chosen thing first, else the first that can be reached. */
const reachable = '[data-chosen], [aria-selected="true"] a, a[tabindex="0"], button[tabindex="0"], a';

export interface SheetsProps {
  aside: RefObject<HTMLElement | null>;
  picker: ReactNode;
  calendar: ReactNode;
}

/** Leads to a part again: on a desk the focus goes there, on smaller screens it comes up as a sheet until a choice. */
export function useSheets({ aside, picker, calendar }: SheetsProps): {
  change: (name: SheetName) => void;
  element: ReactNode;
} {
  const { key } = useLocation();
  const [open, setOpen] = useState<{ name: SheetName; key: string } | null>(null);
  const shown = open?.key === key ? open.name : null;
  const close = () => setOpen(null);
  return {
    change: (name) => {
      const part = aside.current?.querySelector<HTMLElement>(`[data-part="${name}"]`);
      if (part && part.offsetParent !== null) part.querySelector<HTMLElement>(reachable)?.focus();
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
