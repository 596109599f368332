import { getFileLocation } from './file-location.ts';

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Returns every import cycle once, as its files in order. */
export function findCycles(edges: ImportGraph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string): void => {
    const at = trail.indexOf(file);
    if (at >= 0) circles.push([...trail.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    trail.push(file);
    for (const next of edges.get(file) ?? []) visit(next);
    trail.pop();
    done.add(file);
  };
  for (const file of edges.keys()) visit(file);
  return circles;
}

/** Returns the shortest import path from each file of the site to a file in `goals`, if there is one. */
export function findPathsFromSite(edges: ImportGraph, goals: ReadonlySet<string>): string[][] {
  return [...edges.keys()]
    .filter((file) => file.startsWith('apps/web/app/') && !getFileLocation(file).test)
    .map((file) => shortestWay(edges, file, goals))
    .filter((way) => way !== null);
}

function shortestWay(edges: ImportGraph, start: string, goals: ReadonlySet<string>): string[] | null {
  const ways: string[][] = [[start]];
  const seen = new Set([start]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const here = way.at(-1) ?? start;
    if (goals.has(here)) return way;
    for (const next of edges.get(here) ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}
