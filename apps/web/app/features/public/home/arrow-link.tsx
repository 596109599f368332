import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';

/** Secondary link: underlined, with an arrow that moves on hover. */
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
      <Icon
        name="arrow-right"
        size={18}
        className="transition-transform duration-panel ease-settle group-hover:translate-x-1"
      />
    </Link>
  );
}
