/** URL of a picture of 3 × 2 pixels in the colour of the panels. */
const url = 'data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAfQ8K5Xuv+BiOh/AAA=';

/**
 * Plain surface, which pages show instead of a built-in picture of another studio (handbook: pictures 6). Decorative,
 * so it has no alternative text.
 */
export const plainPicture = {
  ...{ alt: '', objectPosition: '50% 50%', placeholder: url, width: 3, height: 2 },
  ...{ avif: `${url} 3w`, webp: `${url} 3w`, thumbnail: url },
};

/** Returns whether a picture is the plain surface. Loader data contains a copy of it. */
export function isPlainPicture(picture: { placeholder: string }): boolean {
  return picture.placeholder === url;
}

/**
 * Returns whether any of a section's pictures is more than the plain surface. If none is, the section shows its text only.
 * Null stands for a built-in picture.
 */
export function hasAnyPicture(pictures: readonly ({ placeholder: string } | null)[]): boolean {
  return pictures.some((picture) => !picture || !isPlainPicture(picture));
}
