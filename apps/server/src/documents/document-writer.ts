import { isCoveredByBrandFonts } from './brand-fonts.ts';
import { type DocumentCanvas, documentColours, type TextStyle } from './document-canvas.ts';
import type { LoadedFonts } from './load-fonts.ts';
import { createMixedFontWriter, getFontFeatures, getLineGap } from './mixed-font-writer.ts';
import { normaliseText, stripHiddenCharacters } from './text-clusters.ts';

/** Creates a writer that uses the brand fonts, and fallback fonts for texts that need them. */
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
      // Gives screen readers the original text: the glyphs are in visual order, not in reading order.
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
