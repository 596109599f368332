import type { PictureDetails, PictureSources } from './picture-details.ts';
import { getLargestSourceUrl, getPhoneSources, type PhoneCrop, phoneMediaQuery } from './picture-sources.ts';

interface PictureProps {
  of: PictureDetails;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Whether to load the picture at once; set it on a page's first picture. Others load lazily. */
  priority?: boolean;
  phoneCrop?: PhoneCrop;
  /** Replaces the picture's alternative text; empty for a decorative picture. */
  alt?: string;
  /** Replaces the picture's CSS `object-position`. */
  position?: string;
}

/** Renders the smallest suitable file, above a blurred preview until the file has loaded. */
export function Picture(props: PictureProps) {
  const { of: details, sizes, className = '', priority = false, phoneCrop = false } = props;
  const { alt = details.alt, position = details.objectPosition } = props;
  const phone = getPhoneSources(details, phoneCrop);
  return (
    <picture className="contents">
      {phone && <Sources of={phone} sizes={sizes} media={phoneMediaQuery} />}
      <Sources of={details} sizes={sizes} />
      <img
        src={getLargestSourceUrl(details.webp)}
        width={details.width}
        height={details.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={`object-cover ${className}`}
        style={{
          objectPosition: position,
          background: `${position} / cover no-repeat url(${details.placeholder})`,
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
