import { useTrackEvent } from '../../../lib/analytics/use-track-event.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { TourHost } from './tour-host.tsx';
import { tourText } from './tour-text.ts';

export interface TourDialogProps {
  open: boolean;
  /** Runs whenever the dialog closes: by Escape, the close button or a click outside. */
  onClose: () => void;
  daysTo?: number;
}

/**
 * Dialog with the wizard above a page. On phones it is a sheet 112 px below the top in every step, so that
 * nothing shifts. Closing it discards the chosen slot and releases the hold. Typed details stay in a draft.
 */
export function TourDialog({ open, onClose, daysTo }: TourDialogProps) {
  useTrackEvent('tour-opened', undefined, open);
  const dialog = useModal({ open, onClose });
  return (
    <dialog
      ref={dialog}
      aria-label={tourText.heading}
      className="m-0 mt-28 h-[calc(100dvh-7rem)] max-h-none w-full max-w-none overflow-hidden rounded-t-panel bg-paper text-ink shadow-2 backdrop:bg-ink/46 open:animate-[sheet-up_320ms_var(--ease-settle)] md:m-auto md:h-[min(43rem,calc(100dvh-4rem))] md:w-[40rem] md:rounded-panel"
    >
      {open && (
        <div className="flex h-full flex-col">
          <div
            className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-pill bg-sand md:invisible"
            aria-hidden="true"
          />
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="absolute top-5 right-3 z-10 inline-flex size-11 items-center justify-center rounded-input hover:text-clay-deep md:top-7 md:right-8"
          >
            <Icon name="x" size={24} />
          </button>
          <div className="min-h-0 grow pt-4 md:pt-6">
            <TourHost
              layout="sheet"
              heading="h2"
              {...(daysTo === undefined ? {} : { daysTo })}
              unscripted={null}
            />
          </div>
        </div>
      )}
    </dialog>
  );
}
