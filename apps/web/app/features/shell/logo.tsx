import { Link } from 'react-router';
import logoAddress from '../../assets/brand/logo.svg?url';
import markAddress from '../../assets/brand/mark.svg?url';
import { useStudio } from '../../lib/use-studio.ts';

/** Where the header is too narrow for the words: from 769 to 999 px. */
const markOnly = '(min-width: 48.0625rem) and (max-width: 62.49rem)';

/** The logo, leading home. 245 x 60 as drawn; `className` says how wide. */
export function Logo({ className }: { className: string }) {
  const { name, tagline } = useStudio();
  return (
    <Link to="/" className="inline-flex min-h-11 shrink-0 items-center rounded-input">
      <picture>
        <source media={markOnly} srcSet={markAddress} width={64} height={64} />
        <img
          src={logoAddress}
          width={245}
          height={60}
          alt={`${name} ${tagline}, home`}
          className={`h-auto ${className}`}
        />
      </picture>
    </Link>
  );
}
