import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { TourDialog } from './tour-dialog.tsx';

/** Leads to the tour: a dialog over the page, or the page of its own in a new tab and where no scripts run. */
export function OpenTour({ daysTo, children }: { daysTo?: number; children: string }) {
  const [open, setOpen] = useState(false);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        to="/tour"
        aria-haspopup="dialog"
        onClick={press}
        className="inline-flex min-h-11 items-center text-link font-medium"
      >
        {children}
      </Link>
      <TourDialog open={open} onClose={() => setOpen(false)} {...(daysTo === undefined ? {} : { daysTo })} />
    </>
  );
}
