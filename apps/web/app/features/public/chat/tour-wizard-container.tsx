import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/** Container of the tour wizard. Takes the focus, which also closes the on-screen keyboard. */
export function TourWizardContainer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const container = useRef<HTMLElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <section
      ref={container}
      aria-label="Studio tour"
      tabIndex={-1}
      className="relative mb-4 animate-[fade-in_320ms_var(--ease-settle)] rounded-card border border-hairline bg-paper p-4 outline-none md:p-5"
    >
      <button
        type="button"
        aria-label="Close tour booking"
        onClick={onClose}
        className="absolute top-1.5 right-1.5 inline-flex size-11 items-center justify-center rounded-input hover:text-clay-deep"
      >
        <Icon name="x" size={20} />
      </button>
      {children}
    </section>
  );
}
