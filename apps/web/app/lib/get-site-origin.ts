import type { MetaMatches } from './get-studio-from-matches.ts';

/**
 * Where the site is found, without a slash at its end, for a page's `meta`: give it the `matches` that `meta` gets.
 * Loaders find it in the site's context, `config.publicUrl`. Empty when the frame of the page could not be loaded.
 */
export function getSiteOrigin(matches: MetaMatches): string {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData;
  return (frame as { config: { publicUrl: string } } | undefined)?.config.publicUrl ?? '';
}
