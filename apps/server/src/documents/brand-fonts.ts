import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

/** Fonts of documents: Fraunces for names and titles, Instrument Sans for everything else. */
export const brandFonts = {
  display: readFileSync(new URL('./fonts/fraunces-light.ttf', import.meta.url)),
  text: readFileSync(new URL('./fonts/instrument-sans-regular.ttf', import.meta.url)),
  strong: readFileSync(new URL('./fonts/instrument-sans-semibold.ttf', import.meta.url)),
};
export type BrandFont = keyof typeof brandFonts;

const faces = {
  display: create(brandFonts.display),
  text: create(brandFonts.text),
  strong: create(brandFonts.strong),
};

/** Returns whether all brand fonts have glyphs for a text. Ignores invisible characters. */
export function isCoveredByBrandFonts(text: string): boolean {
  const shown = text.replace(/[\n\p{Default_Ignorable_Code_Point}]/gu, '');
  return [...shown].every((character) =>
    Object.values(faces).every((face) => face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );
}

/** Returns a font's ascent above the baseline at font size 1. */
export const getFontAscent = (font: BrandFont) => faces[font].ascent / faces[font].unitsPerEm;
