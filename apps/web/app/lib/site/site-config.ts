import type { PublicConfig } from '@studio/contracts/public-config';
import { startServerClock } from '../api/server-clock.ts';

export const siteConfigElementId = 'site-config';

let cached: PublicConfig | null = null;

/** Returns the public configuration, which it reads from the page once. Browser only. */
export function getSiteConfig(): PublicConfig {
  if (cached) return cached;
  const element = document.getElementById(siteConfigElementId);
  startServerClock();
  cached = JSON.parse(element?.textContent ?? '{}') as PublicConfig;
  return cached;
}
