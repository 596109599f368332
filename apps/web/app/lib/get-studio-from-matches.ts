import type { Studio } from './studio.ts';
import type { RootData } from './use-root-data.ts';

interface Match {
  id: string;
  loaderData?: unknown;
}

/** The matches that a page's `meta` gets. */
export type MetaMatches = readonly (Match | undefined)[];

/** The studio as staff have it now, for a page's `meta`; undefined when the frame of the page could not be loaded. */
export function getStudioFromMatches(matches: MetaMatches): Studio | undefined {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData;
  return (frame as RootData | undefined)?.studio;
}
