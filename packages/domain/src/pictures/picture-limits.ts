/** Limits of uploaded pictures (handbook: pictures 2, 4). */
export const pictureLimits = {
  /** Maximum size of an uploaded file in bytes: 40 MB. */
  fileBytes: 40 * 1024 * 1024,
  /** Maximum number of pixels, in millions. Phones make pictures of up to 50 million. */
  megapixels: 64,
  /** Maximum length of the alternative text in characters. */
  altLength: 200,
  /** Days for which a replaced picture can be restored. */
  restorableDays: 90,
} as const;
