import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface NoScriptNoticeProps {
  /** Part that doesn't work without scripts. */
  part: 'page' | 'form';
  /** Alternative for the visitor, such as a link to send an email. */
  children: ReactNode;
  className?: string;
}

/** Notice that only browsers with JavaScript turned off show, so that no form stays silent there. */
export function NoScriptNotice({ part, children, className }: NoScriptNoticeProps) {
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

/** Notice on a page that does nothing without scripts, with the studio's email address. */
export function PageNoScriptNotice({ email, className }: { email: string; className?: string }) {
  return (
    <NoScriptNotice part="page" {...(className && { className })}>
      Turn on JavaScript and reload the page, or email us:{' '}
      <a href={`mailto:${email}`} className="text-link text-ink">
        {email}
      </a>
    </NoScriptNotice>
  );
}
