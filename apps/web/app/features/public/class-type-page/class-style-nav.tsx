import { Link, useNavigation } from 'react-router';
import type { StyleLink } from './class-type-page-data.ts';

interface ClassStyleNavProps {
  styles: readonly StyleLink[];
  current: string;
  className?: string;
}

/** Links to the styles of a category. The chosen style is highlighted at once, while its page loads. */
export function ClassStyleNav({ styles, current, className = '' }: ClassStyleNavProps) {
  const { location: next } = useNavigation();
  const pendingKey = styles.find(({ to }) => to === next?.pathname)?.key;
  const chosen = pendingKey ?? current;
  return (
    <nav aria-label="Class styles" className={className}>
      <ul className="grid auto-cols-fr grid-flow-col rounded-pill bg-linen p-1">
        {styles.map(({ key, label, to }) => (
          <li key={key}>
            <Link
              to={to}
              preventScrollReset
              aria-current={key === current ? 'page' : undefined}
              className={`flex min-h-11 items-center justify-center rounded-pill px-4 text-center text-[0.9375rem] leading-tight font-medium transition-colors duration-hover ${key === chosen ? 'bg-paper text-ink shadow-1' : 'text-stone hover:text-ink'}`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
