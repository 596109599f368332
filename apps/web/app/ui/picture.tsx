import type { PictureFacts, PictureSources } from './picture-facts.ts';

const phoneOnly = '(max-width: 48rem)';
const widerOnly = '(min-width: 48.0625rem)';

/** Which part phones get: the upright one, the square one, or the whole picture. */
export type PhoneCrop = boolean | 'square';

interface PictureProps {
  of: PictureFacts;
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
  const phone = phonePart(facts, phoneCrop);
  return (
    <picture className="contents">
      {phone && <Sources of={phone} sizes={sizes} media={phoneOnly} />}
      <Sources of={facts} sizes={sizes} />
      <img
        src={lastAddress(facts.webp)}
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

/**
 * Link descriptors for a route's `links()`: the first picture is under way before the page has been read. Say the
 * same `sizes` and `phoneCrop` as on the picture, else another file is loaded than shown.
 */
export function preloadPicture(
  facts: PictureFacts,
  sizes: string,
  { phoneCrop = false }: { phoneCrop?: PhoneCrop } = {},
) {
  const phone = phonePart(facts, phoneCrop);
  if (!phone) return [preload(facts, sizes)];
  return [preload(phone, sizes, phoneOnly), preload(facts, sizes, widerOnly)];
}

function preload({ avif }: PictureSources, sizes: string, media?: string) {
  return {
    rel: 'preload',
    as: 'image' as const,
    type: 'image/avif',
    href: lastAddress(avif),
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: 'high' as const,
    ...(media ? { media } : {}),
  };
}

function phonePart(facts: PictureFacts, crop: PhoneCrop): PictureSources | undefined {
  if (!crop) return undefined;
  return crop === 'square' ? facts.phoneSquare : facts.phone;
}

/** The widest: the last one listed. */
function lastAddress(sourceSet: string): string {
  return sourceSet.split(', ').at(-1)?.split(' ')[0] ?? '';
}
