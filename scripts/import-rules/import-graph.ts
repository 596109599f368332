import { getFileLocation } from './file-location.ts';

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the import cycles that a depth-first search finds, each as its files in order. It finds at least one if there
 * are any.
 */
export function findCycles(edges: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const stack: string[] = [];
  const visit = (file: string): void => {
    const at = stack.indexOf(file);
    if (at >= 0) cycles.push([...stack.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    stack.push(file);
    for (const next of edges.get(file) ?? []) visit(next);
    stack.pop();
    done.add(file);
  };
  for (const file of edges.keys()) visit(file);
  return cycles;
}

/** Returns the shortest import path from each file of the site to a file in `goals`, if there is one. */
export function findPathsFromSite(edges: ImportGraph, goals: ReadonlySet<string>): string[][] {
  return [...edges.keys()]
    .filter((file) => file.startsWith('apps/web/app/') && !getFileLocation(file).test)
    .map((file) => findShortestPath(edges, file, goals))
    .filter((path) => path !== null);
}

function findShortestPath(edges: ImportGraph, start: string, goals: ReadonlySet<string>): string[] | null {
  const queue: string[][] = [[start]];
  const seen = new Set([start]);
  for (let path = queue.shift(); path; path = queue.shift()) {
    const last = path.at(-1) ?? start;
    if (goals.has(last)) return path;
    for (const next of edges.get(last) ?? []) {
      if (!seen.has(next)) queue.push([...path, next]);
      seen.add(next);
    }
  }
  return null;
}
