import { type ComponentType, type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { TourDialogProps } from './tour-dialog.tsx';

interface OpenTourProps {
  daysTo?: number;
  size?: 'small' | 'large';
  className?: string;
  children: string;
}

/**
 * Leads to the tour: a dialog over the page, which comes when it is asked for, or the page of its own in a new tab,
 * where no scripts run and where the dialog does not come.
 */
export function TourLink({ daysTo, size = 'large', className = '', children }: OpenTourProps) {
  const [TourDialog, setTourDialog] = useState<ComponentType<TourDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const press = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const loaded = await import('./tour-dialog.tsx').catch(() => null);
    if (!loaded) return location.assign('/tour');
    setTourDialog(() => loaded.TourDialog);
    setOpen(true);
  };
  return (
    <>
      <ButtonLink to="/tour" aria-haspopup="dialog" onClick={press} size={size} className={className}>
        {children}
      </ButtonLink>
      {TourDialog &&
        // Not within what opens it: a slide that turns would take the dialog away.
        createPortal(
          <TourDialog
            open={open}
            onClose={() => setOpen(false)}
            {...(daysTo === undefined ? {} : { daysTo })}
          />,
          document.body,
        )}
    </>
  );
}
