import { isInBrandFonts } from './brand-fonts.ts';
import type { LoadedFonts } from './load-fonts.ts';
import { features, lineGap, mixedWriting } from './mixed-writing.ts';
import { normalised, shown } from './text-clusters.ts';
import { ink, type TextLook, type Writable } from './writable.ts';

/** Writes on a document: in the brand's fonts, or in others as well where a text needs them. */
export function writing(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  fonts: LoadedFonts,
): Pick<Writable, 'write' | 'heightOf' | 'draw'> {
  const set = (look: TextLook) =>
    doc
      .font(look.font ?? 'text')
      .fontSize(look.size ?? 10)
      .fillColor(look.color ?? ink.text);
  const mixed = mixedWriting(fonts, set);
  return {
    write(typed, x, y, look) {
      const text = normalised(typed);
      const lines = isInBrandFonts(text) ? null : mixed.linesOf(text, look);
      const draw = () =>
        lines ? mixed.write(lines, x, y, look) : void set(look).text(shown(text), x, y, layout(look));
      // Screen readers read the text itself: its shapes stand in the order of the page, not of the language.
      root.add(doc.struct(look.role ?? 'P', lines ? { actual: shown(text) } : {}, draw));
      return lines ? y + mixed.heightOf(lines, look) : doc.y;
    },
    heightOf(typed, look) {
      const text = normalised(typed);
      return isInBrandFonts(text)
        ? set(look).heightOfString(shown(text), layout(look))
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

const layout = (look: TextLook): PDFKit.Mixins.TextOptions => ({
  width: look.width,
  align: look.align ?? 'left',
  lineGap: lineGap(look),
  features: features(look),
});
