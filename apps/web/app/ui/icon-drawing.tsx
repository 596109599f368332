import type { SVGProps } from 'react';

export interface IconDrawingProps extends Omit<SVGProps<SVGSVGElement>, 'href'> {
  /** Where it is drawn: a file and the name in it. */
  href: string;
  /** Width and height in px: 20 within text, 24 alone. */
  size?: number | undefined;
}

/**
 * An icon in the colour of the text around it. Decoration: what it means is said beside it, or by its button's name.
 */
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
