import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface NeedsScriptsProps {
  /** Part that doesn't work without scripts. */
  part: 'page' | 'form';
  /** Alternative for the visitor, such as a link to send an email. */
  children: ReactNode;
  className?: string;
}

/** Notice in browsers whose JavaScript is turned off, so that no form stays silent there. */
export function NeedsScripts({ part, children, className }: NeedsScriptsProps) {
  return (
    <noscript>
      <div className={className}>
        <Notice title={`This ${part} needs JavaScript, which is turned off in your browser.`}>
          {children}
        </Notice>
      </div>
    </noscript>
  );
}

/** Notice for a page that does nothing without scripts, with the studio's email address. */
export function PageNeedsScripts({ email, className }: { email: string; className?: string }) {
  return (
    <NeedsScripts part="page" {...(className && { className })}>
      Turn on JavaScript and reload the page, or email us:{' '}
      <a href={`mailto:${email}`} className="text-link text-ink">
        {email}
      </a>
    </NeedsScripts>
  );
}
