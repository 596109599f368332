import { tourArch } from '../../../assets/pictures/tour-arch.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';

interface TourPictureProps {
  /** Width as a CSS length. */
  width: string;
  /** Whether the arch is aligned with the lower edge of its section. */
  isAtBottom?: boolean;
  /** Whether this is the first picture of the page, which loads with priority. */
  priority?: boolean;
}

/** Shows the studio's entrance in a centred arch, if it has a picture. */
export function TourPicture({ width, isAtBottom = false, priority = false }: TourPictureProps) {
  const picture = useSitePicture('entrance', tourArch);
  if (!picture) return null;
  return (
    <div style={{ '--arch-width': width }}>
      <Picture
        of={picture}
        sizes="min(503px, 100vw)"
        priority={priority}
        className={`arch-fluid mx-auto h-auto ${isAtBottom ? 'rounded-b-none!' : ''}`}
      />
    </div>
  );
}

/** Introduction to the tour with a small picture, where the large one doesn't fit. */
export function TourIntro() {
  const picture = useSitePicture('entrance', tourArch);
  return (
    <div className="mt-6 flex items-center gap-5 border-t border-hairline pt-6">
      {picture && <Picture of={picture} sizes="92px" alt="" className="h-29 w-23 shrink-0 arch-92" />}
      <p className="text-stone">
        <strong className="block font-semibold text-ink">A free half hour to look around.</strong>
        Shoes by the door. We’ll show you round and answer your questions.
      </p>
    </div>
  );
}
