import type { PublicConfig } from '@studio/contracts/public-config';
import { startServerClock } from '../api/server-clock.ts';

export const siteConfigElementId = 'site-config';

let cached: PublicConfig | null = null;

/** Returns the public configuration. Browser only; reads the page once. */
export function getSiteConfig(): PublicConfig {
  if (cached) return cached;
  const element = document.getElementById(siteConfigElementId);
  startServerClock();
  cached = JSON.parse(element?.textContent ?? '{}') as PublicConfig;
  return cached;
}
