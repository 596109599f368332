import type { Brand } from '@studio/content/brand';
import type { LogoDto } from '@studio/contracts/pictures';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import logoUrl from '../../../assets/brand/logo.svg?url';
import reversedUrl from '../../../assets/brand/logo-reversed.svg?url';
import markUrl from '../../../assets/brand/mark.svg?url';
import { getIconPath, getLogoPath } from '../../../lib/site/brand-files.ts';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';

/** Media query for widths at which only the logo mark fits: 769 to 999 px. */
const markOnly = '(min-width: 48.0625rem) and (max-width: 62.49rem)';

type UploadedBrand = Extract<Brand, { kind: 'logo' }>;

/**
 * Logo with a link to the home page. The natural size of the built-in one is 245 × 60 px; `className` sets its width.
 * An uploaded logo fits into a box of `--logo-width`, which `className` sets, and a height of 44 px. A studio with
 * neither has its name as logo.
 */
export function Logo({ className }: { className: string }) {
  const brand = useRootData()?.brand;
  const alt = useLogoText();
  if (brand?.kind === 'logo') return <UploadedLogo brand={brand} className={className} />;
  if (brand?.kind !== 'built-in')
    return (
      <NameLogo className="max-w-[12rem] text-[1.375rem] md:max-[62.49rem]:max-w-[4.5rem] md:max-[62.49rem]:text-[0.9375rem]" />
    );
  return (
    <Link to="/" className="inline-flex min-h-11 shrink-0 items-center rounded-input">
      <picture>
        <source media={markOnly} srcSet={markUrl} width={64} height={64} />
        <img
          src={logoUrl}
          width={245}
          height={60}
          alt={alt}
          className={`h-auto w-(--logo-width) ${className}`}
        />
      </picture>
    </Link>
  );
}

/** Logo on a dark background. An uploaded logo without a version for dark backgrounds lies on a light panel. */
export function DarkLogo() {
  const brand = useRootData()?.brand;
  const alt = useLogoText();
  if (brand?.kind === 'name' || !brand) return <NameLogo className="text-h3" />;
  return (
    <Link to="/" className="inline-flex min-h-11 items-center rounded-input">
      {brand.kind === 'built-in' ? (
        <img src={reversedUrl} width={245} height={60} loading="lazy" alt={alt} className="h-auto w-49.5" />
      ) : (
        <span className={brand.dark ? '' : 'rounded-card bg-chalk p-3.5'}>
          <LogoPicture
            of={brand.dark ?? brand.light}
            isLazy
            className="[--logo-height:72px] [--logo-width:198px]"
          />
        </span>
      )}
    </Link>
  );
}

function UploadedLogo({ brand, className }: { brand: UploadedBrand; className: string }) {
  const icon = brand.iconHash === brand.light.hash ? null : getIconPath(brand);
  return (
    <Link to="/" className="inline-flex min-h-11 shrink-0 items-center rounded-input">
      <picture>
        {icon && <source media={markOnly} srcSet={icon} width={192} height={192} />}
        <LogoPicture
          of={brand.light}
          className={`[--logo-height:44px] ${className} ${icon ? '' : 'md:max-[62.49rem]:[--logo-width:60px]'}`}
        />
      </picture>
    </Link>
  );
}

interface LogoPictureProps {
  of: LogoDto;
  className: string;
  isLazy?: boolean;
}

/**
 * Picture in a box of `--logo-width` and `--logo-height`. The picture has its final size before its file has loaded.
 */
function LogoPicture({ of: logo, className, isLazy = false }: LogoPictureProps) {
  const { width, height } = logo;
  return (
    <img
      src={getLogoPath(logo)}
      width={width}
      height={height}
      alt={useLogoText()}
      loading={isLazy ? 'lazy' : 'eager'}
      className={`h-auto w-[min(var(--logo-width),calc(var(--logo-height)*var(--logo-ratio)))] ${className}`}
      style={{ '--logo-ratio': width / height } as CSSProperties}
    />
  );
}

/** Name of the studio as its logo, with a link to the home page. */
function NameLogo({ className }: { className: string }) {
  return (
    <Link
      to="/"
      aria-label={useLogoText()}
      className={`inline-flex min-h-11 items-center rounded-input display-face leading-tight text-balance ${className}`}
    >
      {useStudio().name}
    </Link>
  );
}

/** Returns the alternative text of the logo and its link. A studio may have no tagline. */
function useLogoText(): string {
  const { name, tagline } = useStudio();
  return `${[name, tagline].filter(Boolean).join(' ')}, home`;
}
