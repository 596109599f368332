import { branch } from '@studio/content/branch';
import { Link } from 'react-router';
import logoAddress from '../../assets/brand/logo.svg?url';

/** The logo, leading home. 245 x 60 as drawn. */
export function Logo({ className = 'w-[9.25rem] md:w-45' }: { className?: string }) {
  return (
    <Link to="/" className="inline-flex min-h-11 items-center rounded-input">
      <img
        src={logoAddress}
        width={245}
        height={60}
        alt={`${branch.name} ${branch.tagline}, home`}
        className={`h-auto ${className}`}
      />
    </Link>
  );
}
