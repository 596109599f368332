import { StaticShell } from '@studio/islands/static-shell';
import type { ReactNode } from 'react';

/** Footer with the newsletter form. Everything else in it is static server markup (footer-content.tsx). */
export function Footer({ newsletter }: { newsletter: ReactNode }) {
  return (
    <footer className="site-footer on-dark bg-pine text-chalk">
      <div className="container-page">
        <section
          aria-labelledby="newsletter-offer"
          className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-10 gap-y-8 py-16 desk:grid-cols-[7fr_5fr] desk:py-20"
        >
          <StaticShell part="footerOffer" />
          {newsletter}
        </section>
        <StaticShell part="footerLinks" />
      </div>
    </footer>
  );
}
