import { ascentOf } from './brand-fonts.ts';
import type { LoadedFonts, Weight } from './load-fonts.ts';
import { type Line, type Run, setLines } from './set-lines.ts';
import type { TextLook } from './writable.ts';

/** The weight that other fonts have beside one of the brand's. */
export const weightOf = (look: TextLook): Weight => (look.font === 'strong' ? 600 : 400);

export const lineGap = (look: TextLook) => (look.size ?? 10) * 0.22;
/** Figures stand under each other; Fraunces has no such figures and ignores the wish. */
export const features = (look: TextLook): PDFKit.Mixins.OpenTypeFeatures[] =>
  look.font === 'display' ? ['kern', 'liga'] : ['kern', 'tnum'];

/** Writes text that needs other fonts than the brand's: run by run, each at its place on the line of the brand's font. */
export function mixedWriting(fonts: LoadedFonts, set: (look: TextLook) => PDFKit.PDFDocument) {
  const setRun = (run: Pick<Run, 'font'>, look: TextLook) =>
    run.font ? set(look).font(run.font) : set(look);
  const widthOf = (run: Pick<Run, 'font' | 'text'>, look: TextLook) =>
    setRun(run, look).widthOfString(run.text, { features: features(look) });
  const lineHeight = (look: TextLook) => set(look).currentLineHeight(true) + lineGap(look);
  const write = (lines: readonly Line[], x: number, y: number, look: TextLook) => {
    let baseline = y + ascentOf(look.font ?? 'text') * (look.size ?? 10);
    for (const runs of lines) {
      const widths = runs.map((run) => widthOf(run, look));
      const all = widths.reduce((sum, width) => sum + width, 0);
      let left = look.align === 'right' ? x + look.width - all : x;
      for (const [at, run] of runs.entries()) {
        const options = { lineBreak: false, baseline: 'alphabetic', features: features(look) } as const;
        setRun(run, look).text(run.text, left, baseline, options);
        left += widths[at] ?? 0;
      }
      baseline += lineHeight(look);
    }
  };
  return {
    write,
    linesOf: (text: string, look: TextLook) =>
      setLines(text, { fonts, weight: weightOf(look), width: look.width }, (run) => widthOf(run, look)),
    heightOf: (lines: readonly Line[], look: TextLook) => lines.length * lineHeight(look),
  };
}
