import { ConsentBar } from './features/consent/consent-bar.tsx';
import { OpenChoices } from './features/consent/open-choices.tsx';
import { NewsletterForm } from './features/newsletter/newsletter-form.tsx';
import { newsletterPlaceId, newsletterProps } from './features/newsletter/newsletter-place.ts';
import { Banner } from './features/shell/banner.tsx';
import { Footer } from './features/shell/footer.tsx';
import { HeaderContent } from './features/shell/header-content.tsx';
import { useFrame } from './lib/use-frame.ts';
import { ToastPlace } from './ui/toast-place.tsx';

/** What every document is served with and browsers need no script for. */
export const servedParts = {
  header: <HeaderContent />,
  banner: <Banner />,
  footer: (
    <>
      <Footer
        newsletter={<Newsletter />}
        choices={<OpenChoices className="inline-flex min-h-11 items-center hover:text-rose" />}
      />
      <ConsentBar />
      <ToastPlace />
    </>
  ),
};

function Newsletter() {
  const frame = useFrame();
  return (
    <div id={newsletterPlaceId}>
      {frame && <NewsletterForm {...newsletterProps(frame.listOfferPercent)} />}
    </div>
  );
}
