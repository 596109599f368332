import type { Studio } from './studio.ts';
import type { Frame } from './use-frame.ts';

interface Match {
  id: string;
  loaderData?: unknown;
}

/** The matches that a page's `meta` gets. */
export type Matches = readonly (Match | undefined)[];

/** The studio as staff have it now, for a page's `meta`; undefined when the frame of the page could not be loaded. */
export function studioIn(matches: Matches): Studio | undefined {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData;
  return (frame as Frame | undefined)?.studio;
}
