import type { PublicConfig } from '@studio/contracts/public-config';
import { startServerClock } from './server-clock.ts';

/** The element in which every page carries the installation's public configuration. */
export const siteConfigElementId = 'site-config';

let known: PublicConfig | null = null;

/** The public configuration, in the browser: read once from the page. */
export function getSiteConfig(): PublicConfig {
  if (known) return known;
  const element = document.getElementById(siteConfigElementId);
  startServerClock();
  known = JSON.parse(element?.textContent ?? '{}') as PublicConfig;
  return known;
}
