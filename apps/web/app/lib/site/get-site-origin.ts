import type { MetaMatches } from './get-studio-from-matches.ts';

/**
 * Returns the site's origin without a trailing slash. Pass the `matches` of a route's `meta`; loaders use
 * `config.publicUrl` of the site context. Returns '' when the root loader failed.
 */
export function getSiteOrigin(matches: MetaMatches): string {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData;
  return (frame as { config: { publicUrl: string } } | undefined)?.config.publicUrl ?? '';
}
