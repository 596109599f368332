import type { LocalDate } from '../time/local-date.ts';

/** Banner at the top of every page. `from` and `until` are London days, both included; null means unlimited. */
export interface DatedBanner {
  text: string;
  link: { label: string; to: string } | null;
  from: LocalDate | null;
  until: LocalDate | null;
}

/** Returns the banner for a London day; null when there is none. */
export function getCurrentBanner(
  banner: DatedBanner | null,
  today: LocalDate,
): Pick<DatedBanner, 'text' | 'link'> | null {
  if (!banner || (banner.from && today < banner.from) || (banner.until && today > banner.until)) return null;
  return { text: banner.text, link: banner.link };
}
