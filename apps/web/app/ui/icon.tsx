import type { SVGProps } from 'react';
import iconsAddress from '../assets/icons.svg?url';
import type { IconName } from './icon-name.ts';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName;
  /** Width and height in px: 20 within text, 24 alone. */
  size?: number;
}

/**
 * An icon in the colour of the text around it, out of the one drawing of all of them. Decoration: what it means is
 * said beside it, or by its button's name.
 */
export function Icon({ name, size = 24, strokeWidth = 1.5, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      aria-hidden="true"
    >
      <use href={`${iconsAddress}#${name}`} />
    </svg>
  );
}
