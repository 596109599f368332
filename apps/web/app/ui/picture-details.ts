/** A picture, or a part of it, in several widths. The lists of addresses are written as `srcset` takes them. */
export interface PictureSources {
  /** In pixels, of the largest. */
  width: number;
  height: number;
  avif: string;
  webp: string;
}

/** What a page has to know of a picture. The modules in assets/pictures export it. */
export interface PictureDetails extends PictureSources {
  /** What is to be seen, for those who do not see it. */
  alt: string;
  /** Where the subject is, as CSS `object-position` says it. */
  objectPosition: string;
  /** A blurred copy of a few bytes, as a data address. */
  placeholder: string;
  /** Upright, for phones. */
  phone?: PictureSources;
  /** Square, for phones. */
  phoneSquare?: PictureSources;
}
