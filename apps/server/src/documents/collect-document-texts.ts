import type { DocumentCanvas, TextStyle } from './document-canvas.ts';
import type { DocumentText } from './load-fonts.ts';
import { getFallbackFontWeight } from './mixed-font-writer.ts';

/** Collects the texts of a document by writing it on a canvas that draws nothing. */
export function collectDocumentTexts(write: (sheet: DocumentCanvas) => void): DocumentText[] {
  const texts: DocumentText[] = [];
  const collect = (text: string, style: TextStyle) =>
    void texts.push({ text, weight: getFallbackFontWeight(style) });
  write({
    write: (text, _x, y, style) => {
      collect(text, style);
      return y;
    },
    heightOf: (text, style) => {
      collect(text, style);
      return 0;
    },
    draw: () => {},
    newPage: () => {},
    onEveryPage: (finish) => finish(1, 2),
  });
  return texts;
}
