/** Formats of pictures that owners can upload. */
export const acceptedPictureFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type AcceptedPictureFormat = (typeof acceptedPictureFormats)[number];
export type PictureFormat = AcceptedPictureFormat | 'heic' | 'gif' | 'svg' | 'pdf' | 'tiff' | 'unknown';

/** Number of bytes at the start of a file that `detectPictureFormat` reads. */
export const formatDetectionBytes = 512;

/**
 * Detects the format of a picture from its first bytes. Ignores the file's name and type, because both come from the
 * sender and can be wrong.
 */
export function detectPictureFormat(bytes: Uint8Array): PictureFormat {
  const text = String.fromCharCode(...bytes.subarray(0, formatDetectionBytes));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') return detectIsoFormat(text);
  if (text.startsWith('GIF8')) return 'gif';
  if (text.startsWith('%PDF')) return 'pdf';
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff';
  return /^\s*(?:\xef\xbb\xbf)?\s*</.test(text) && /<svg|<\?xml|<!doctype/i.test(text) ? 'svg' : 'unknown';
}

/** Detects AVIF and HEIC, which share a container. The file lists its brands, of which the first is the main one. */
function detectIsoFormat(text: string): PictureFormat {
  const end = Math.min(text.charCodeAt(2) * 256 + text.charCodeAt(3), text.length);
  const brands: readonly string[] = text.slice(8, end).match(/.{4}/gs) ?? [];
  if (brands.includes('avif')) return 'avif';
  if (brands.includes('avis')) return 'gif';
  return brands.some((brand) => /^(hei|hev|mif1|msf1)/.test(brand)) ? 'heic' : 'unknown';
}

export function isAcceptedFormat(format: PictureFormat): format is AcceptedPictureFormat {
  return (acceptedPictureFormats as readonly PictureFormat[]).includes(format);
}

const chooseOther = 'Choose a JPEG, PNG, WebP or AVIF picture.';

/** Explains why a format isn't accepted, and what to do (handbook: pictures 2). */
export function describeFormatError(format: Exclude<PictureFormat, AcceptedPictureFormat>): string {
  switch (format) {
    case 'heic':
      return 'This iPhone picture is in HEIC format. Export it as JPEG, then choose it again.';
    case 'gif':
      return animatedPictureError;
    case 'svg':
      return `This is an SVG drawing. ${chooseOther}`;
    case 'pdf':
      return `This is a PDF. ${chooseOther}`;
    case 'tiff':
      return `This is a TIFF file. ${chooseOther}`;
    case 'unknown':
      return `This file isn’t a picture that we can read. ${chooseOther}`;
  }
}

/** Message for an animated picture, which the site would show as its first frame only. */
export const animatedPictureError = `This picture may be animated. ${chooseOther}`;
