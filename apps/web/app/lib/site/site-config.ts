import type { PublicConfig } from '@studio/contracts/public-config';
import { startServerClock } from '../api/server-clock.ts';

export const siteConfigElementId = 'site-config';

/** Configuration of the installation, and the version of the terms that customers accept on this page. */
export type SiteConfig = PublicConfig & { termsVersion: string };

let cached: SiteConfig | null = null;

/**
 * Returns the public configuration. The first call reads it from the page and starts the server clock. Browser only.
 */
export function getSiteConfig(): SiteConfig {
  if (cached) return cached;
  const element = document.getElementById(siteConfigElementId);
  startServerClock();
  cached = JSON.parse(element?.textContent ?? '{}') as SiteConfig;
  return cached;
}
