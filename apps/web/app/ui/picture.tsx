import type { PictureDetails, PictureSources } from './picture-details.ts';
import { getLargestSource, getPhoneCrop, type PhoneCrop, phoneMediaQuery } from './picture-sources.ts';

interface PictureProps {
  of: PictureDetails;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** The first picture of a page: loaded at once. Others wait until they come near. */
  priority?: boolean;
  phoneCrop?: PhoneCrop;
  /** Instead of the picture's own words. Empty: it decorates. */
  alt?: string;
  /** Instead of the picture's own position, as CSS `object-position` says it; a phone crop has none. */
  position?: string;
}

/** A picture in the smallest fitting file, over a blurred copy of itself until that has come. */
export function Picture(props: PictureProps) {
  const { of: facts, sizes, className = '', priority = false, phoneCrop = false } = props;
  const { alt = facts.alt, position = facts.objectPosition } = props;
  const phone = getPhoneCrop(facts, phoneCrop);
  return (
    <picture className="contents">
      {phone && <Sources of={phone} sizes={sizes} media={phoneMediaQuery} />}
      <Sources of={facts} sizes={sizes} />
      <img
        src={getLargestSource(facts.webp)}
        width={facts.width}
        height={facts.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={`object-cover ${className}`}
        style={{
          objectPosition: position,
          background: `${position} / cover no-repeat url(${facts.placeholder})`,
        }}
      />
    </picture>
  );
}

function Sources({ of: sources, sizes, media }: { of: PictureSources; sizes: string; media?: string }) {
  const { width, height } = sources;
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={sources[format]}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  ));
}
