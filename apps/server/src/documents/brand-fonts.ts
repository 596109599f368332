import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { getPackageFile } from '../platform/package-file.ts';

const readFont = (name: string) => readFileSync(getPackageFile(`src/documents/fonts/${name}.ttf`));

/** Fonts of documents: Fraunces for names and titles, Instrument Sans for everything else. */
export const brandFonts = {
  display: readFont('fraunces-light'),
  text: readFont('instrument-sans-regular'),
  strong: readFont('instrument-sans-semibold'),
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
