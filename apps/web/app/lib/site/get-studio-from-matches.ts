import type { Studio } from './studio.ts';
import type { RootData } from './use-root-data.ts';

interface Match {
  id: string;
  loaderData?: unknown;
}

export type MetaMatches = readonly (Match | undefined)[];

/** Returns the studio's current details for a route's `meta`; undefined when the root loader failed. */
export function getStudioFromMatches(matches: MetaMatches): Studio | undefined {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData;
  return (frame as RootData | undefined)?.studio;
}
