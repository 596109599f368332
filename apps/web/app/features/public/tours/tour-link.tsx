import { type ComponentType, type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { TourDialogProps } from './tour-dialog.tsx';

interface TourLinkProps {
  daysTo?: number;
  size?: 'small' | 'large';
  className?: string;
  children: string;
}

/**
 * Button that opens the tour dialog, which it imports on the first click. Links to the tour page without
 * scripts, or when the import fails.
 */
export function TourLink({ daysTo, size = 'large', className = '', children }: TourLinkProps) {
  const [TourDialog, setTourDialog] = useState<ComponentType<TourDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const handleClick = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const loaded = await import('./tour-dialog.tsx').catch(() => null);
    if (!loaded) return location.assign('/tour');
    setTourDialog(() => loaded.TourDialog);
    setOpen(true);
  };
  return (
    <>
      <ButtonLink to="/tour" aria-haspopup="dialog" onClick={handleClick} size={size} className={className}>
        {children}
      </ButtonLink>
      {TourDialog &&
        // Rendered in `body`, because a carousel would unmount the dialog with its slide.
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
