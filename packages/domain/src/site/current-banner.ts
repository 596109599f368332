import type { LocalDate } from '../time/local-date.ts';

/** A line above every page. `from` and `until` are London days, both included; null: without end. */
export interface DatedBanner {
  text: string;
  link: { label: string; to: string } | null;
  from: LocalDate | null;
  until: LocalDate | null;
}

/** What stands above every page on a London day; null when nothing does. */
export function getCurrentBanner(
  banner: DatedBanner | null,
  today: LocalDate,
): Pick<DatedBanner, 'text' | 'link'> | null {
  if (!banner || (banner.from && today < banner.from) || (banner.until && today > banner.until)) return null;
  return { text: banner.text, link: banner.link };
}
