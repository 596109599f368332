import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowRight } from '../../ui/icons.tsx';

/** A quiet way on: an underlined link, and an arrow that goes a step ahead of the pointer. */
export function ArrowLink({
  to,
  className = '',
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={`group inline-flex min-h-11 items-center gap-2.5 font-medium ${className}`}>
      <span className="text-link">{children}</span>
      <ArrowRight
        aria-hidden
        size={18}
        strokeWidth={1.5}
        className="transition-transform duration-panel ease-settle group-hover:translate-x-1"
      />
    </Link>
  );
}
