import type { DocumentCanvas, TextStyle } from './document-canvas.ts';
import type { DocumentText } from './load-fonts.ts';
import { fallbackFontWeights } from './mixed-font-writer.ts';

/** Collects the texts of a document by writing it on a canvas that draws nothing. */
export function collectTexts(write: (sheet: DocumentCanvas) => void): DocumentText[] {
  const texts: DocumentText[] = [];
  const note = (text: string, look: TextStyle) =>
    void texts.push({ text, weight: fallbackFontWeights(look) });
  write({
    write: (text, _x, y, look) => {
      note(text, look);
      return y;
    },
    heightOf: (text, look) => {
      note(text, look);
      return 0;
    },
    draw: () => {},
    newPage: () => {},
    onEveryPage: (finish) => finish(1, 2),
  });
  return texts;
}
