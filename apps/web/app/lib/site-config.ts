import type { PublicConfig } from '@studio/contracts/public-config';

/** The element in which every page carries the installation's public configuration. */
export const siteConfigElementId = 'site-config';

let known: PublicConfig | null = null;

/** The public configuration, in the browser: read once from the page. */
export function siteConfig(): PublicConfig {
  known ??= JSON.parse(document.getElementById(siteConfigElementId)?.textContent ?? '{}') as PublicConfig;
  return known;
}
