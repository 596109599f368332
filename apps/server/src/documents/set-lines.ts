import LineBreaker from 'linebreak';
import type { LoadedFonts, SetCluster, Weight } from './load-fonts.ts';
import { type Clusters, clustersOf } from './text-clusters.ts';

/** A part of a line in one font and direction. */
export interface Run extends SetCluster {
  level: number;
}

/** The runs of a line from left to right. */
export type Line = readonly Run[];

/** Sets a text in several fonts and both directions, wrapped at the width. */
export function setLines(
  typed: string,
  { fonts, weight, width }: { fonts: LoadedFonts; weight: Weight; width: number },
  widthOf: (run: SetCluster) => number,
): Line[] {
  const of = clustersOf(typed);
  const lines: Line[] = [];
  let line: Run[] = [];
  let filled = 0;
  const end = () => {
    if (line.length > 0) lines.push(finished(line));
    line = [];
    filled = 0;
  };
  for (const { runs, required } of words(of, fonts, weight)) {
    const wide = withoutEnd(runs).reduce((sum, run) => sum + widthOf(run), 0);
    if (filled + wide > width && filled > 0) end();
    // A word that is wider than the line is broken between any two characters.
    for (const part of wide > width ? runs.flatMap(letters) : runs) {
      const partWide = widthOf(part);
      if (filled + partWide > width && filled > 0 && wide > width) end();
      line.push(part);
      filled += partWide;
    }
    if (required) end();
  }
  end();
  return lines;
}

/** The text between two places where a line may end, in runs. */
function words({ text, clusters, ...style }: Clusters, fonts: LoadedFonts, weight: Weight) {
  const breaker = new LineBreaker(text);
  const found: { runs: Run[]; required: boolean }[] = [];
  let next = 0;
  for (let place = breaker.nextBreak(); place; place = breaker.nextBreak()) {
    const parts: Run[] = [];
    for (let cluster = clusters[next]; cluster && cluster.end <= place.position; cluster = clusters[++next]) {
      parts.push({ ...fonts.setCluster(cluster.text, style, weight), level: cluster.level });
    }
    found.push({ runs: joined(parts), required: place.required });
  }
  return found;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letters = (run: Run): Run[] =>
  [...graphemes.segment(run.text)].map(({ segment }) => ({ ...run, text: segment }));

/** Neighbours of one font and direction as one run, so that their letters join. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && last.font === run.font && last.level === run.level)
      all[all.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') all.push(run);
  }
  return all;
}

/** Without the spaces at the end. */
function withoutEnd(runs: readonly Run[]): Run[] {
  const last = runs.findLastIndex((run) => run.text.trimEnd() !== '');
  return runs.slice(0, last + 1).map((run, at) => (at === last ? { ...run, text: run.text.trimEnd() } : run));
}

/** The runs of a line from left to right: rule L2 of the bidirectional algorithm. */
function finished(line: readonly Run[]): Line {
  const runs = joined(withoutEnd(line));
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from;
      while ((runs[to]?.level ?? 0) >= level) to++;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
      from = to;
    }
  }
  return runs.map(rightToLeft);
}

/** Letters that are written from the right are turned when they are shaped; a run of other signs is turned here. */
function rightToLeft(run: Run): Run {
  const isTurned =
    run.level % 2 === 0 ||
    /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(run.text);
  return isTurned ? run : { ...run, text: [...run.text].reverse().join('') };
}
