import type { ReactNode } from 'react';

interface MobileActionBarProps {
  /** Accessible name of the bar. */
  label: string;
  price: string;
  /** Unit of the price, such as "/ session". */
  unit: string;
  detail: ReactNode;
  children: ReactNode;
}

/** Renders a bar that sticks to the bottom of phone screens while its parent element is in view. */
export function MobileActionBar({ label, price, unit, detail, children }: MobileActionBarProps) {
  return (
    <aside
      aria-label={label}
      className="sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t border-hairline bg-paper px-(--gutter) pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <p className="numeric leading-snug">
        <span className="block">
          <strong className="text-[1.0625rem] font-semibold">{price}</strong>
          <span className="text-stone"> {unit}</span>
        </span>
        {detail && <span className="block text-small text-stone">{detail}</span>}
      </p>
      {children}
    </aside>
  );
}
