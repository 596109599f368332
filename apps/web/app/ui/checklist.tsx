import { Icon } from './icon.tsx';

interface FactListProps {
  includes: readonly string[];
  /** Marked with a minus. */
  excludes: readonly string[];
  className?: string;
}

export function Checklist({ includes, excludes, className = '' }: FactListProps) {
  return (
    <ul className={`grid content-start gap-3 ${className}`}>
      {includes.map((fact) => (
        <li key={fact} className="numeric flex gap-3.5 leading-normal">
          <Icon name="check" size={20} className="mt-0.5 shrink-0 text-forest in-[.on-dark]:text-mist" />
          {fact}
        </li>
      ))}
      {excludes.map((fact) => (
        <li key={fact} className="flex gap-3.5 leading-normal text-stone in-[.on-dark]:text-mist">
          <Icon name="minus" size={20} className="mt-0.5 shrink-0" />
          {fact}
        </li>
      ))}
    </ul>
  );
}
