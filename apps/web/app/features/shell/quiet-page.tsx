import type { ReactNode } from 'react';
import quietCornerAvif from '../../assets/images/quiet-corner.avif?url';
import quietCornerJpeg from '../../assets/images/quiet-corner.jpg?url';

/** A page with one message, beside the quiet corner seen through the arch. */
export function QuietPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="container-page grid items-center gap-10 py-12 md:grid-cols-[1fr_auto] md:gap-20 md:py-20">
      <div className="max-w-[32rem] text-lead text-stone max-md:order-2">
        <h1 className="mb-5 text-h1 text-ink">{title}</h1>
        {children}
      </div>
      <picture className="max-md:justify-self-center" style={{ '--arch-width': 'min(380px, 64vw)' }}>
        <source srcSet={quietCornerAvif} type="image/avif" />
        <img
          src={quietCornerJpeg}
          width={760}
          height={950}
          alt="Quiet corner with an oak bench, cushions, linen curtains and an olive tree"
          className="arch-fluid h-auto bg-linen object-cover"
        />
      </picture>
    </div>
  );
}
