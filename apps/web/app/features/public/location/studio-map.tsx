import { studioMapCopy } from '@studio/content/copy/studio-map';
import { MapLabels } from './map-labels.tsx';
import { MapLandscape } from './map-landscape.tsx';

/**
 * Hand-drawn map of the streets around the studio: 713 x 520 units of 1.28 metres, north up. Phones show only
 * the centre square, which contains everything important.
 */
export function StudioMap({ street }: { street: string }) {
  return (
    <figure>
      <div className="relative aspect-square w-full overflow-hidden rounded-panel bg-chalk sm:aspect-[713/520]">
        <svg
          viewBox="0 0 713 520"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={studioMapCopy.alt}
          className="absolute inset-0 size-full"
        >
          <MapLandscape />
          <MapLabels street={street} />
        </svg>
      </div>
      <figcaption className="mt-3 text-note text-stone">{studioMapCopy.note}</figcaption>
    </figure>
  );
}
