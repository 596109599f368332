import { isCoveredByBrandFonts } from './brand-fonts.ts';
import { type DocumentCanvas, documentColours, type TextStyle } from './document-canvas.ts';
import type { LoadedFonts } from './load-fonts.ts';
import { createMixedFontWriter, getFontFeatures, getLineGap } from './mixed-font-writer.ts';
import { normaliseText, stripHiddenCharacters } from './text-clusters.ts';

/** Writes on a document: in the brand's fonts, or in others as well where a text needs them. */
export function createDocumentWriter(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  fonts: LoadedFonts,
): Pick<DocumentCanvas, 'write' | 'heightOf' | 'draw'> {
  const set = (look: TextStyle) =>
    doc
      .font(look.font ?? 'text')
      .fontSize(look.size ?? 10)
      .fillColor(look.color ?? documentColours.text);
  const mixed = createMixedFontWriter(fonts, set);
  return {
    write(typed, x, y, look) {
      const text = normaliseText(typed);
      const lines = isCoveredByBrandFonts(text) ? null : mixed.linesOf(text, look);
      const draw = () =>
        lines
          ? mixed.write(lines, x, y, look)
          : void set(look).text(stripHiddenCharacters(text), x, y, layout(look));
      // Screen readers read the text itself: its shapes stand in the order of the page, not of the language.
      root.add(doc.struct(look.role ?? 'P', lines ? { actual: stripHiddenCharacters(text) } : {}, draw));
      return lines ? y + mixed.heightOf(lines, look) : doc.y;
    },
    heightOf(typed, look) {
      const text = normaliseText(typed);
      return isCoveredByBrandFonts(text)
        ? set(look).heightOfString(stripHiddenCharacters(text), layout(look))
        : mixed.heightOf(mixed.linesOf(text, look), look);
    },
    draw(decoration) {
      doc.markContent('Artifact');
      doc.save();
      decoration(doc);
      doc.restore();
      doc.endMarkedContent();
    },
  };
}

const layout = (look: TextStyle): PDFKit.Mixins.TextOptions => ({
  width: look.width,
  align: look.align ?? 'left',
  lineGap: getLineGap(look),
  features: getFontFeatures(look),
});
