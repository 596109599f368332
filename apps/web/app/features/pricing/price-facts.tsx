import { Check, Minus } from 'lucide-react';

interface PriceFactsProps {
  includes: readonly string[];
  /** What it does not cover has a minus, never a tick. */
  excludes: readonly string[];
  className?: string;
}

/** What a product holds, line by line. */
export function PriceFacts({ includes, excludes, className = '' }: PriceFactsProps) {
  return (
    <ul className={`grid content-start gap-3 ${className}`}>
      {includes.map((fact) => (
        <li key={fact} className="numeric flex gap-3.5 leading-normal">
          <Check
            aria-hidden
            size={20}
            strokeWidth={1.5}
            className="mt-0.5 shrink-0 text-forest in-[.on-dark]:text-mist"
          />
          {fact}
        </li>
      ))}
      {excludes.map((fact) => (
        <li key={fact} className="flex gap-3.5 leading-normal text-stone in-[.on-dark]:text-mist">
          <Minus aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          {fact}
        </li>
      ))}
    </ul>
  );
}
