import { useRootData } from '../../../lib/site/use-root-data.ts';

/** Banner with news for all visitors, between header and page. */
export function SiteBanner() {
  const banner = useRootData()?.banner;
  if (!banner) return null;
  const { text, link } = banner;
  return (
    <aside aria-label="Announcement" className="site-banner bg-forest text-chalk on-dark">
      <p className="container-page flex min-h-11 flex-wrap items-center gap-x-3 py-2 text-[0.9375rem]">
        {text}
        {link && (
          <a
            href={link.to}
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {link.label}
          </a>
        )}
      </p>
    </aside>
  );
}
