import { tourArch } from '../../assets/pictures/tour-arch.ts';
import { Picture } from '../../ui/picture.tsx';

interface TourArchProps {
  /** A CSS length. */
  width: string;
  /** Whether it stands on the lower edge of its section. */
  foot?: boolean;
  /** It is the page's first picture. */
  priority?: boolean;
}

/** The open door, seen through the arch. In the middle of its place. */
export function TourArch({ width, foot = false, priority = false }: TourArchProps) {
  return (
    <div style={{ '--arch-width': width }}>
      <Picture
        of={tourArch}
        sizes="min(503px, 100vw)"
        priority={priority}
        className={`arch-fluid mx-auto h-auto ${foot ? 'rounded-b-none!' : ''}`}
      />
    </div>
  );
}

/** What a tour is, beside the door, where there is no room for the large picture. */
export function TourIntro() {
  return (
    <div className="mt-6 flex items-center gap-5 border-t border-hairline pt-6">
      <Picture of={tourArch} sizes="92px" alt="" className="h-29 w-23 shrink-0 arch-92" />
      <p className="text-stone">
        <strong className="block font-semibold text-ink">A free half hour to look around.</strong>
        Shoes by the door. We show you the reformers, the mats and the quiet corner.
      </p>
    </div>
  );
}
