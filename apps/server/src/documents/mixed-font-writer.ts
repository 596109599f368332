import { getFontAscent } from './brand-fonts.ts';
import type { TextStyle } from './document-canvas.ts';
import { layoutLines, type TextLine, type TextRun } from './layout-lines.ts';
import type { FontWeight, LoadedFonts } from './load-fonts.ts';

/** Returns the weight of the fallback fonts that matches a brand font. */
export const getFallbackFontWeight = (style: TextStyle): FontWeight => (style.font === 'strong' ? 600 : 400);

export const getLineGap = (style: TextStyle) => (style.size ?? 10) * 0.22;
/** Returns the OpenType features of a style. Tabular figures align in columns; the display font Fraunces has none. */
export const getFontFeatures = (style: TextStyle): PDFKit.Mixins.OpenTypeFeatures[] =>
  style.font === 'display' ? ['kern', 'liga'] : ['kern', 'tnum'];

/** Creates a writer for texts that need fallback fonts. Writes run by run, on the baseline of the brand font. */
export function createMixedFontWriter(fonts: LoadedFonts, set: (style: TextStyle) => PDFKit.PDFDocument) {
  const setRun = (run: Pick<TextRun, 'font'>, style: TextStyle) =>
    run.font ? set(style).font(run.font) : set(style);
  const widthOf = (run: Pick<TextRun, 'font' | 'text'>, style: TextStyle) =>
    setRun(run, style).widthOfString(run.text, { features: getFontFeatures(style) });
  const lineHeight = (style: TextStyle) => set(style).currentLineHeight(true) + getLineGap(style);
  const write = (lines: readonly TextLine[], x: number, y: number, style: TextStyle) => {
    let baseline = y + getFontAscent(style.font ?? 'text') * (style.size ?? 10);
    for (const runs of lines) {
      const widths = runs.map((run) => widthOf(run, style));
      const all = widths.reduce((sum, width) => sum + width, 0);
      let left = style.align === 'right' ? x + style.width - all : x;
      for (const [at, run] of runs.entries()) {
        const options = {
          lineBreak: false,
          baseline: 'alphabetic',
          features: getFontFeatures(style),
        } as const;
        setRun(run, style).text(run.text, left, baseline, options);
        left += widths[at] ?? 0;
      }
      baseline += lineHeight(style);
    }
  };
  return {
    write,
    linesOf: (text: string, style: TextStyle) =>
      layoutLines(text, { fonts, weight: getFallbackFontWeight(style), width: style.width }, (run) =>
        widthOf(run, style),
      ),
    heightOf: (lines: readonly TextLine[], style: TextStyle) => lines.length * lineHeight(style),
  };
}
