import { ConsentBar } from './features/public/consent/consent-bar.tsx';
import { ConsentSettingsButton } from './features/public/consent/consent-settings-button.tsx';
import { FooterLinks, FooterOffer } from './features/public/shell/footer-content.tsx';
import { HeaderContent } from './features/public/shell/header-content.tsx';
import { SiteBanner } from './features/public/shell/site-banner.tsx';
import { ToastContainer } from './ui/toast-container.tsx';

/** Static parts of every document: the browser gets their markup, but no script for them. */
export const staticShellParts = {
  header: <HeaderContent />,
  banner: <SiteBanner />,
  footerOffer: <FooterOffer />,
  footerLinks: (
    <FooterLinks
      choices={<ConsentSettingsButton className="inline-flex min-h-11 items-center hover:text-rose" />}
    />
  ),
  notices: (
    <>
      <ConsentBar />
      <ToastContainer />
    </>
  ),
};
