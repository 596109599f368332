import LineBreaker from 'linebreak';
import { type ClusteredText, splitIntoGraphemeClusters } from './grapheme-clusters.ts';
import type { ClusterFont, FontWeight, LoadedFonts } from './load-fonts.ts';

/** Part of a line with one font and direction. */
export interface TextRun extends ClusterFont {
  level: number;
}

/** Runs of a line in visual order, from left to right. */
export type TextLine = readonly TextRun[];

/** Lays out a text in several fonts and both directions, wrapped at `width`. */
export function layoutLines(
  typed: string,
  { fonts, weight, width }: { fonts: LoadedFonts; weight: FontWeight; width: number },
  widthOf: (run: ClusterFont) => number,
): TextLine[] {
  const clustered = splitIntoGraphemeClusters(typed);
  const lines: TextLine[] = [];
  let line: TextRun[] = [];
  let filled = 0;
  const endLine = () => {
    if (line.length > 0) lines.push(toVisualLine(line));
    line = [];
    filled = 0;
  };
  for (const { runs, required } of splitIntoWords(clustered, fonts, weight)) {
    const wordWidth = trimEnd(runs).reduce((sum, run) => sum + widthOf(run), 0);
    if (filled + wordWidth > width && filled > 0) endLine();
    // Splits an overlong word between any two characters.
    for (const part of wordWidth > width ? runs.flatMap(splitIntoGraphemes) : runs) {
      const partWidth = widthOf(part);
      if (filled + partWidth > width && filled > 0 && wordWidth > width) endLine();
      line.push(part);
      filled += partWidth;
    }
    if (required) endLine();
  }
  endLine();
  return lines;
}

/** Splits a text at its possible line breaks. Returns the runs of each part. */
function splitIntoWords({ text, clusters, ...style }: ClusteredText, fonts: LoadedFonts, weight: FontWeight) {
  const breaker = new LineBreaker(text);
  const found: { runs: TextRun[]; required: boolean }[] = [];
  let next = 0;
  for (let lineBreak = breaker.nextBreak(); lineBreak; lineBreak = breaker.nextBreak()) {
    const parts: TextRun[] = [];
    for (
      let cluster = clusters[next];
      cluster && cluster.end <= lineBreak.position;
      cluster = clusters[++next]
    ) {
      parts.push({ ...fonts.setCluster(cluster.text, style, weight), level: cluster.level });
    }
    found.push({ runs: joinRuns(parts), required: lineBreak.required });
  }
  return found;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const splitIntoGraphemes = (run: TextRun): TextRun[] =>
  [...graphemes.segment(run.text)].map(({ segment }) => ({ ...run, text: segment }));

/** Joins neighbouring runs of one font and direction, so that cursive letters connect. */
function joinRuns(runs: readonly TextRun[]): TextRun[] {
  const all: TextRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && last.font === run.font && last.level === run.level)
      all[all.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') all.push(run);
  }
  return all;
}

/** Removes trailing spaces from the runs of a line. */
function trimEnd(runs: readonly TextRun[]): TextRun[] {
  const last = runs.findLastIndex((run) => run.text.trimEnd() !== '');
  return runs.slice(0, last + 1).map((run, at) => (at === last ? { ...run, text: run.text.trimEnd() } : run));
}

/** Returns the runs of a line in visual order: rule L2 of the bidirectional algorithm. */
function toVisualLine(line: readonly TextRun[]): TextLine {
  const runs = joinRuns(trimEnd(line));
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from;
      while ((runs[to]?.level ?? 0) >= level) to++;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
      from = to;
    }
  }
  return runs.map(reverseIfNeeded);
}

/**
 * Reverses the characters of a right-to-left run. Leaves Hebrew, Arabic, Syriac and Thaana as they are, because the
 * text shaper reverses these itself.
 */
function reverseIfNeeded(run: TextRun): TextRun {
  const isInVisualOrder =
    run.level % 2 === 0 ||
    /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(run.text);
  return isInVisualOrder ? run : { ...run, text: [...run.text].reverse().join('') };
}
