import type { ReactNode, SVGProps } from 'react';
import iconsAddress from '../assets/icons.svg?url';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  /** Width and height in px: 20 within text, 24 alone. */
  size?: number;
}

/** An icon in the colour of the text around it. Decoration: what it means is said beside it, or by its button's name. */
export type Icon = (props: IconProps) => ReactNode;

/** The icon of that name, out of the one drawing of all of them. */
export function Drawn({ name, size = 24, strokeWidth = 1.5, ...rest }: IconProps & { name: string }) {
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
