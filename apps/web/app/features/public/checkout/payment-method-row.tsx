import { type ReactNode, useId } from 'react';

interface PaymentMethodRowProps {
  value: string;
  title: string;
  cost: string;
  checked: boolean;
  onPick: (value: string) => void;
  children: ReactNode;
}

/** Row for one payment method. The whole row is a radio button, whose accessible name is its title and cost. */
export function PaymentMethodRow({ value, title, cost, checked, onPick, children }: PaymentMethodRowProps) {
  const id = useId();
  return (
    <label className="relative grid min-h-18 cursor-pointer grid-cols-[22px_minmax(0,1fr)_auto] gap-x-4 px-5 py-4 transition-colors duration-hover hover:bg-linen/50 has-checked:bg-rose/15 has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-forest">
      <input
        type="radio"
        name="pay-with"
        value={value}
        checked={checked}
        onChange={() => onPick(value)}
        aria-labelledby={`${id}-title ${id}-cost`}
        aria-describedby={`${id}-detail`}
        className="size-5.5 cursor-[inherit] appearance-none rounded-full border border-line bg-paper outline-none checked:border-7 checked:border-forest"
      />
      <span className="min-w-0 wrap-break-word">
        <span id={`${id}-title`} className="block leading-snug font-semibold">
          {title}
        </span>
        <span id={`${id}-detail`} className="mt-0.5 block text-[15px] leading-snug text-stone">
          {children}
        </span>
      </span>
      <span id={`${id}-cost`} className="numeric leading-snug font-semibold">
        {cost}
      </span>
    </label>
  );
}
