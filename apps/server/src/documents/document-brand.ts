/**
 * Brand at the top of emails and documents: the built-in drawing, the studio’s name as text, or the uploaded logo with
 * its size in pixels.
 */
export type DocumentBrand =
  | { kind: 'built-in' }
  | { kind: 'name' }
  | { kind: 'logo'; png: Buffer; width: number; height: number };

/** Returns the largest size at which a picture fits into a box, in whole units. Enlarges a smaller picture. */
export function fitIntoBox(
  picture: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}
