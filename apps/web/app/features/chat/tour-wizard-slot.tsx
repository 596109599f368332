import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Holds the tour wizard. Takes the focus, which also closes the on-screen keyboard. */
export function TourWizardSlot({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      aria-label="Studio tour"
      tabIndex={-1}
      className="relative mb-4 animate-[fade-in_320ms_var(--ease-settle)] rounded-card border border-hairline bg-paper p-4 outline-none md:p-5"
    >
      <button
        type="button"
        aria-label="Close the tour"
        onClick={onLeave}
        className="absolute top-1.5 right-1.5 inline-flex size-11 items-center justify-center rounded-input hover:text-clay-deep"
      >
        <Icon name="x" size={20} />
      </button>
      {children}
    </section>
  );
}
