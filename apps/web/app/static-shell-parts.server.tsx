import { ConsentBar } from './features/consent/consent-bar.tsx';
import { ConsentSettingsButton } from './features/consent/consent-settings-button.tsx';
import { NewsletterForm } from './features/newsletter/newsletter-form.tsx';
import { newsletterMountId, toNewsletterProps } from './features/newsletter/newsletter-mount.ts';
import { Footer } from './features/shell/footer.tsx';
import { HeaderContent } from './features/shell/header-content.tsx';
import { SiteBanner } from './features/shell/site-banner.tsx';
import { useRootData } from './lib/use-root-data.ts';
import { ToastContainer } from './ui/toast-container.tsx';

/** Static parts of every document; the browser loads no script for them. */
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
