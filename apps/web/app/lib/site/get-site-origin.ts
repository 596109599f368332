import type { MetaMatches } from './get-studio-from-matches.ts';

/**
 * Returns the site's origin without a trailing slash, for the `meta` function of a route; pass its `matches`. Returns
 * '' if the root loader failed. Loaders use `config.publicUrl` of the site context instead.
 */
export function getSiteOrigin(matches: MetaMatches): string {
  const rootData = matches.find((match) => match?.id === 'root')?.loaderData;
  return (rootData as { config: { publicUrl: string } } | undefined)?.config.publicUrl ?? '';
}
