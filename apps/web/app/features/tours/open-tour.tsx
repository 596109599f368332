import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { ButtonLink } from '../../ui/button-link.tsx';

const TourDialog = lazy(async () => ({ default: (await import('./tour-dialog.tsx')).TourDialog }));

interface OpenTourProps {
  daysTo?: number;
  size?: 'small' | 'large';
  className?: string;
  children: string;
}

/**
 * Leads to the tour: a dialog over the page, which comes when it is asked for, or the page of its own in a new tab and
 * where no scripts run.
 */
export function OpenTour({ daysTo, size = 'large', className = '', children }: OpenTourProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <ButtonLink to="/tour" aria-haspopup="dialog" onClick={press} size={size} className={className}>
        {children}
      </ButtonLink>
      {asked &&
        // Not within what opens it: a slide that turns would take the dialog away.
        createPortal(
          <Suspense>
            <TourDialog
              open={open}
              onClose={() => setOpen(false)}
              {...(daysTo === undefined ? {} : { daysTo })}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
