import { Link } from 'react-router';
import logoAddress from '../../../assets/brand/logo.svg?url';
import markAddress from '../../../assets/brand/mark.svg?url';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';

/** Media query for widths at which only the logo mark fits: 769 to 999 px. */
const markOnly = '(min-width: 48.0625rem) and (max-width: 62.49rem)';

/**
 * Logo with a link to the home page. Its natural size is 245 × 60 px; `className` sets the width. A studio with another
 * name than the one in the drawing has its name as logo.
 */
export function Logo({ className }: { className: string }) {
  const { name, tagline } = useStudio();
  if (!useRootData()?.hasDrawnLogo) return <NameLogo className="max-w-[12rem] text-[1.375rem]" />;
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

/** Name of the studio as its logo, with a link to the home page. */
export function NameLogo({ className }: { className: string }) {
  const { name, tagline } = useStudio();
  return (
    <Link
      to="/"
      aria-label={`${name} ${tagline}, home`}
      className={`inline-flex min-h-11 items-center rounded-input display-face leading-tight text-balance ${className}`}
    >
      {name}
    </Link>
  );
}
