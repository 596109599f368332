import type { ReactNode } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import type { PictureDetails } from '../../../ui/picture-details.ts';

interface AccountPageProps {
  title: string;
  lead: ReactNode;
  /** Picture beside the form, in an arch-shaped frame, on wide screens; null without one. */
  picture: PictureDetails | null;
  /** Whether the arch is taller, because the form is long. */
  tall?: boolean;
  children: ReactNode;
}

/** Widths of the arch that leave the form enough space. They apply from 700 px, where the arch appears. */
const archWidths = { tall: 'min(588px, max(30vw, 64vw - 334px))', short: 'min(440px, 30vw)' };

/** Account page with one form and a picture in an arch. The form hydrates at once. */
export function AccountPage({ title, lead, picture, tall = false, children }: AccountPageProps) {
  const width = tall ? archWidths.tall : archWidths.short;
  return (
    <div
      data-eager-scripts=""
      className="container-page min-h-[calc(100svh-var(--header-full))] pt-10 pb-20 md:pt-12 md:pb-24"
    >
      <div className="grid gap-x-12 min-[43.75rem]:grid-cols-[minmax(0,456px)_auto] min-[43.75rem]:justify-between">
        <div className="max-w-[30rem] md:pt-3">
          <h1 className="text-title">{title}</h1>
          <p className="mt-2.5 mb-7 leading-normal text-stone max-md:text-[1.0625rem]">{lead}</p>
          {children}
        </div>
        {picture && (
          <div className="max-[43.7rem]:hidden" style={{ '--arch-width': width }}>
            <Picture
              of={picture}
              sizes={width}
              alt=""
              className={`arch-fluid ${tall ? 'aspect-[503/660]' : 'aspect-[440/548]'}`}
            />
          </div>
        )}
      </div>
    </div>
  );
}
