import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface CardProps {
  /** Colours. `paper`: for chalk and linen backgrounds. `dark`: for forest backgrounds. */
  tone?: 'paper' | 'dark';
  className?: string;
  children: ReactNode;
}

const tones = {
  paper: 'border-hairline bg-paper',
  dark: 'border-chalk/15 bg-pine/55 text-chalk on-dark',
} as const;

/** Renders a box with a hairline border. Padding is 24 px, 32 px on wide screens. */
export function Card({ tone = 'paper', className = '', children }: CardProps) {
  return <div className={`rounded-card border p-6 md:p-8 ${tones[tone]} ${className}`}>{children}</div>;
}

export interface PictureCardProps {
  to: string;
  /** `<Picture>` element. The frame sets its radius and size. */
  picture: ReactNode;
  /** CSS classes for height or ratio of the frame, such as "aspect-16/10 desk:aspect-auto desk:h-[430px]". */
  frame: string;
  className?: string;
  children: ReactNode;
}

/**
 * Renders a card that is one link, with a picture above the text. On hover the picture zooms slightly and gets a
 * shadow, and elements with the class `card-title` are underlined.
 */
export function PictureCard({ to, picture, frame, className = '', children }: PictureCardProps) {
  return (
    <Link to={to} className={`group block rounded-panel ${className}`}>
      <span
        className={`block overflow-hidden rounded-panel bg-linen transition-shadow duration-panel ease-settle group-hover:shadow-2 [&_img]:size-full [&_img]:object-cover [&_img]:transition-transform [&_img]:duration-slide [&_img]:ease-settle group-hover:[&_img]:scale-[1.03] ${frame}`}
      >
        {picture}
      </span>
      {children}
    </Link>
  );
}
