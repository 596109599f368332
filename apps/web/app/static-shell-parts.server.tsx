import { ConsentBar } from './features/public/consent/consent-bar.tsx';
import { ConsentSettingsButton } from './features/public/consent/consent-settings-button.tsx';
import { NewsletterForm } from './features/public/newsletter/newsletter-form.tsx';
import { newsletterMountId, toNewsletterProps } from './features/public/newsletter/newsletter-mount.ts';
import { Footer } from './features/public/shell/footer.tsx';
import { HeaderContent } from './features/public/shell/header-content.tsx';
import { SiteBanner } from './features/public/shell/site-banner.tsx';
import { useRootData } from './lib/site/use-root-data.ts';
import { ToastContainer } from './ui/toast-container.tsx';

/** Static parts of every document. The browser loads no script for them. */
export const staticShellParts = {
  header: <HeaderContent />,
  banner: <SiteBanner />,
  footer: (
    <>
      <Footer
        newsletter={<Newsletter />}
        choices={<ConsentSettingsButton className="inline-flex min-h-11 items-center hover:text-rose" />}
      />
      <ConsentBar />
      <ToastContainer />
    </>
  ),
};

function Newsletter() {
  const frame = useRootData();
  return (
    <div id={newsletterMountId}>
      {frame && <NewsletterForm {...toNewsletterProps(frame.listOfferPercent)} />}
    </div>
  );
}
