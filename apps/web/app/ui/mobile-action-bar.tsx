import type { ReactNode } from 'react';

interface ThumbBarProps {
  /** Names it for screen readers. */
  label: string;
  price: string;
  /** What the price is for: "/ session". */
  unit: string;
  /** A second line, small. */
  detail: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** On phones, at the thumb as long as what it stands in: it stays behind where that ends. */
export function MobileActionBar({ label, price, unit, detail, children }: ThumbBarProps) {
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
