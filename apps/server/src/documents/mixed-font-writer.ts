import { fontAscents } from './brand-fonts.ts';
import type { TextStyle } from './document-canvas.ts';
import { layoutLines, type TextLine, type TextRun } from './layout-lines.ts';
import type { FontWeight, LoadedFonts } from './load-fonts.ts';

/** The weight that other fonts have beside one of the brand's. */
export const fallbackFontWeights = (look: TextStyle): FontWeight => (look.font === 'strong' ? 600 : 400);

export const getLineGap = (look: TextStyle) => (look.size ?? 10) * 0.22;
/** Figures stand under each other; Fraunces has no such figures and ignores the wish. */
export const getFontFeatures = (look: TextStyle): PDFKit.Mixins.OpenTypeFeatures[] =>
  look.font === 'display' ? ['kern', 'liga'] : ['kern', 'tnum'];

/** Writes text that needs other fonts than the brand's: run by run, each at its place on the line of the brand's font. */
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
