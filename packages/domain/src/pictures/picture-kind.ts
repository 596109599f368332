/** Parts of the site that can have an uploaded picture (handbook: pictures 1). */
export const pictureKinds = [
  ...(['room', 'activity', 'class-type', 'instructor', 'hero-slide'] as const),
  ...(['site-picture', 'site-portrait', 'logo'] as const),
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Kind whose pictures owners crop to one shape. A logo is shown whole. */
export type CroppedPictureKind = Exclude<PictureKind, 'logo'>;

/** Record, slide, place on the site or version of the logo that a picture belongs to. */
export interface PictureSubject<Kind extends PictureKind = PictureKind> {
  kind: Kind;
  /** Id of the room, activity, class type, instructor, slide or site picture, or the version of the logo. */
  id: string;
}

/** Widths of a picture's files in pixels. */
export interface PictureWidths {
  avif: readonly number[];
  webp: readonly number[];
}

export interface PictureKindSpec {
  /** Width divided by height. */
  ratio: number;
  /** Minimum width of the crop in pixels. */
  minWidth: number;
  /** Widths of the files, ascending. WebP serves the few browsers without AVIF, so it has fewer widths. */
  widths: PictureWidths;
  /** Crop for phones, cut from the centre; undefined without one. */
  phone?: { ratio: number; widths: PictureWidths };
}

/** Shape and file widths of the pictures of each kind that owners crop. */
export const pictureSpecs: Readonly<Record<CroppedPictureKind, PictureKindSpec>> = {
  room: { ratio: 3 / 2, minWidth: 800, widths: { avif: [480, 768, 1200, 1600], webp: [768, 1600] } },
  // The narrowest WebP file is the thumbnail of the timetable’s picker and of the checkout.
  activity: {
    ratio: 3 / 2,
    minWidth: 800,
    widths: { avif: [480, 768, 1200, 1600, 2000], webp: [240, 768, 1600] },
  },
  'class-type': {
    ratio: 3 / 2,
    minWidth: 800,
    widths: { avif: [480, 768, 1200, 1600, 2000], webp: [768, 1600] },
  },
  instructor: { ratio: 1, minWidth: 480, widths: { avif: [112, 224, 480, 800], webp: [480, 800] } },
  'hero-slide': {
    ratio: 16 / 9,
    minWidth: 1200,
    widths: { avif: [480, 768, 1200, 1600, 2000], webp: [768, 1600] },
    // The hero is upright on phones.
    phone: { ratio: 4 / 5, widths: { avif: [480, 768, 900], webp: [768] } },
  },
  'site-picture': {
    ratio: 3 / 2,
    minWidth: 1200,
    widths: { avif: [480, 768, 1200, 1600, 2000], webp: [768, 1600] },
  },
  // Most are shown in an arch.
  'site-portrait': { ratio: 4 / 5, minWidth: 800, widths: { avif: [480, 768, 1200], webp: [768] } },
};

/**
 * Returns the file widths for a crop of `width` pixels. No file is wider than the crop, because enlarging adds no
 * detail; the widest file is the crop itself if it's narrower than the widest wanted file.
 */
export function limitWidths(wanted: readonly number[], width: number): number[] {
  const narrower = wanted.filter((one) => one <= width);
  const widest = Math.min(Math.floor(width), wanted.at(-1) ?? 0);
  return narrower.at(-1) === widest ? narrower : [...narrower, widest];
}
