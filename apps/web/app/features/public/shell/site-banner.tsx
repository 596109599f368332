import { useRootData } from '../../../lib/site/use-root-data.ts';

/** Banner between header and page: with news for all visitors, or above a preview. */
export function SiteBanner() {
  const frame = useRootData();
  if (frame?.isPreview) return <PreviewBanner />;
  const banner = frame?.banner;
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

/** Says that the page is a preview, which visitors without its link don't see. */
function PreviewBanner() {
  return (
    <aside aria-label="Preview" className="site-banner bg-clay-deep text-chalk on-dark">
      <p className="container-page flex min-h-11 items-center py-2 text-[0.9375rem]">
        Preview. Visitors don’t see this version. Links lead to the published pages.
      </p>
    </aside>
  );
}
