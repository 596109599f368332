import type { SVGProps } from 'react';

export interface IconDrawingProps extends Omit<SVGProps<SVGSVGElement>, 'href'> {
  /** URL of a sprite file, with the icon's id as fragment. */
  href: string;
  /** Width and height in px: 20 within text, 24 alone. */
  size?: number | undefined;
}

/** Renders an icon in the text colour. It's decorative: adjacent text or the button's label must state its meaning. */
export function IconDrawing({ href, size = 24, strokeWidth = 1.5, ...rest }: IconDrawingProps) {
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
      <use href={href} />
    </svg>
  );
}
