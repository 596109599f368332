/** Image or crop in several widths. The URL lists have the format of `srcset`. */
export interface PictureSources {
  /** Width and height of the largest file in pixels. */
  width: number;
  height: number;
  avif: string;
  webp: string;
}

/** Metadata of a picture, exported by the modules in assets/pictures. */
export interface PictureDetails extends PictureSources {
  alt: string;
  /** Focal point as CSS `object-position`. */
  objectPosition: string;
  /** Blurred preview of a few bytes, as a data URL. */
  placeholder: string;
  /** Portrait crop for phones; undefined without one. */
  phone?: PictureSources;
  /** Square crop for phones. */
  phoneSquare?: PictureSources;
}
