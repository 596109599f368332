import type { ReactNode } from 'react';
import { quietCorner } from '../../../assets/pictures/quiet-corner.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';

const archWidth = 'min(380px, 64vw)';

export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  const picture = useSitePicture('corner', quietCorner);
  return (
    <div className="container-page grid items-center gap-10 py-12 md:grid-cols-[1fr_auto] md:gap-20 md:py-20">
      {picture && (
        <div className="max-md:justify-self-center md:order-2" style={{ '--arch-width': archWidth }}>
          <Picture of={picture} sizes={archWidth} className="arch-fluid h-auto" priority />
        </div>
      )}
      <div className="max-w-[32rem] text-lead text-stone">
        <h1 className="mb-5 text-h1 text-ink">{title}</h1>
        {children}
      </div>
    </div>
  );
}
