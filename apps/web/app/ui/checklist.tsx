import { Icon } from './icon.tsx';

interface ChecklistProps {
  includes: readonly string[];
  /** Items marked with a minus. */
  excludes: readonly string[];
  className?: string;
}

export function Checklist({ includes, excludes, className = '' }: ChecklistProps) {
  return (
    <ul className={`grid content-start gap-3 ${className}`}>
      {includes.map((item) => (
        <li key={item} className="numeric flex gap-3.5 leading-normal">
          <Icon name="check" size={20} className="mt-0.5 shrink-0 text-forest in-[.on-dark]:text-mist" />
          {item}
        </li>
      ))}
      {excludes.map((item) => (
        <li key={item} className="flex gap-3.5 leading-normal text-stone in-[.on-dark]:text-mist">
          <Icon name="minus" size={20} className="mt-0.5 shrink-0" />
          {item}
        </li>
      ))}
    </ul>
  );
}
