import { fontAscents } from './brand-fonts.ts';
import type { TextStyle } from './document-canvas.ts';
import { layoutLines, type TextLine, type TextRun } from './layout-lines.ts';
import type { FontWeight, LoadedFonts } from './load-fonts.ts';

/** Returns the fallback font weight that fits a brand font. */
export const fallbackFontWeights = (look: TextStyle): FontWeight => (look.font === 'strong' ? 600 : 400);

export const getLineGap = (look: TextStyle) => (look.size ?? 10) * 0.22;
/** Tabular figures align in columns. Fraunces has none, so the display font doesn't request them. */
export const getFontFeatures = (look: TextStyle): PDFKit.Mixins.OpenTypeFeatures[] =>
  look.font === 'display' ? ['kern', 'liga'] : ['kern', 'tnum'];

/** Creates a writer for texts that need fallback fonts. Writes run by run on the baseline of the brand font. */
export function createMixedFontWriter(fonts: LoadedFonts, set: (look: TextStyle) => PDFKit.PDFDocument) {
  const setRun = (run: Pick<TextRun, 'font'>, look: TextStyle) =>
    run.font ? set(look).font(run.font) : set(look);
  const widthOf = (run: Pick<TextRun, 'font' | 'text'>, look: TextStyle) =>
    setRun(run, look).widthOfString(run.text, { features: getFontFeatures(look) });
  const lineHeight = (look: TextStyle) => set(look).currentLineHeight(true) + getLineGap(look);
  const write = (lines: readonly TextLine[], x: number, y: number, look: TextStyle) => {
    let baseline = y + fontAscents(look.font ?? 'text') * (look.size ?? 10);
    for (const runs of lines) {
      const widths = runs.map((run) => widthOf(run, look));
      const all = widths.reduce((sum, width) => sum + width, 0);
      let left = look.align === 'right' ? x + look.width - all : x;
      for (const [at, run] of runs.entries()) {
        const options = {
          lineBreak: false,
          baseline: 'alphabetic',
          features: getFontFeatures(look),
        } as const;
        setRun(run, look).text(run.text, left, baseline, options);
        left += widths[at] ?? 0;
      }
      baseline += lineHeight(look);
    }
  };
  return {
    write,
    linesOf: (text: string, look: TextStyle) =>
      layoutLines(text, { fonts, weight: fallbackFontWeights(look), width: look.width }, (run) =>
        widthOf(run, look),
      ),
    heightOf: (lines: readonly TextLine[], look: TextStyle) => lines.length * lineHeight(look),
  };
}
