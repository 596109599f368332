import type { Studio } from './studio.ts';
import type { RootData } from './use-root-data.ts';

interface Match {
  id: string;
  loaderData?: unknown;
}

export type MetaMatches = readonly (Match | undefined)[];

/** Returns the studio's current details for a route's `meta`; undefined when the root loader failed. */
export function getStudioFromMatches(matches: MetaMatches): Studio | undefined {
  return getRootDataFromMatches(matches)?.studio;
}

/** Returns the data of the root loader for a route's `meta`; undefined when it failed. */
export function getRootDataFromMatches(matches: MetaMatches): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}
