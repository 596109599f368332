import type { PublicConfig } from '@studio/contracts/public-config';
import { startServerClock } from './server-clock.ts';

export const siteConfigElementId = 'site-config';

let known: PublicConfig | null = null;

/** Returns the public configuration. Browser only; reads the page once. */
export function getSiteConfig(): PublicConfig {
  if (known) return known;
  const element = document.getElementById(siteConfigElementId);
  startServerClock();
  known = JSON.parse(element?.textContent ?? '{}') as PublicConfig;
  return known;
}
