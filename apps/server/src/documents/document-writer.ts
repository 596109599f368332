import { isCoveredByBrandFonts } from './brand-fonts.ts';
import { type DocumentCanvas, documentColours, type TextStyle } from './document-canvas.ts';
import { normalisePdfText, stripHiddenCharacters } from './grapheme-clusters.ts';
import type { LoadedFonts } from './load-fonts.ts';
import { createMixedFontWriter, getFontFeatures, getLineGap } from './mixed-font-writer.ts';

/** Creates a writer that uses the brand fonts, and fallback fonts for texts that need them. */
export function createDocumentWriter(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  fonts: LoadedFonts,
): Pick<DocumentCanvas, 'write' | 'heightOf' | 'draw'> {
  const set = (style: TextStyle) =>
    doc
      .font(style.font ?? 'text')
      .fontSize(style.size ?? 10)
      .fillColor(style.color ?? documentColours.text);
  const mixed = createMixedFontWriter(fonts, set);
  return {
    write(typed, x, y, style) {
      const text = normalisePdfText(typed);
      const lines = isCoveredByBrandFonts(text) ? null : mixed.linesOf(text, style);
      const draw = () =>
        lines
          ? mixed.write(lines, x, y, style)
          : void set(style).text(stripHiddenCharacters(text), x, y, layout(style));
      // Gives screen readers the original text: the glyphs are in visual order, not in reading order.
      root.add(doc.struct(style.role ?? 'P', lines ? { actual: stripHiddenCharacters(text) } : {}, draw));
      return lines ? y + mixed.heightOf(lines, style) : doc.y;
    },
    heightOf(typed, style) {
      const text = normalisePdfText(typed);
      return isCoveredByBrandFonts(text)
        ? set(style).heightOfString(stripHiddenCharacters(text), layout(style))
        : mixed.heightOf(mixed.linesOf(text, style), style);
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

const layout = (style: TextStyle): PDFKit.Mixins.TextOptions => ({
  width: style.width,
  align: style.align ?? 'left',
  lineGap: getLineGap(style),
  features: getFontFeatures(style),
});
