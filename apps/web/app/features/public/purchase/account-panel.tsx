import { purchaseCopy } from '@studio/content/copy/purchase';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { NotYouLink } from '../../../lib/session/not-you-link.tsx';
import { openLogin } from '../../../lib/session/open-login.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PersonRow } from '../../../ui/person-row.tsx';

const copy = purchaseCopy.account;

interface AccountPanelProps {
  /** Whether the account can't change, because the payment is in progress. */
  locked: boolean;
  /** Form for guests; false when the product needs an account. */
  guest: ReactNode;
  /** Collapsible order summary for phones. */
  children: ReactNode;
}

/** Shows the logged-in member, or the options to log in or buy as a guest. */
export function AccountPanel({ locked, guest, children }: AccountPanelProps) {
  const { status, user } = useSession();
  return (
    <section aria-labelledby="account" className="pb-9">
      <div className="mb-4 flex items-baseline justify-between gap-6">
        <h2 id="account" className="text-title desk:text-section">
          {guest ? copy.guestHeading : copy.heading}
        </h2>
        {user && !locked && <NotYouLink />}
      </div>
      <div className="mb-6 desk:hidden">{children}</div>
      {user && <PersonRow lead={copy.buyingAs} {...user} />}
      {status === 'anonymous' && (guest || <LoginOptions />)}
      {status === 'unknown' && <div className="h-11" aria-busy="true" />}
    </section>
  );
}

/** Offers login and sign-up. Sign-up is another page that returns here at the end. The tab keeps the draft. */
function LoginOptions() {
  const { pathname, search } = useLocation();
  const returnUrl = pathname + search;
  return (
    <div className="rounded-card bg-linen p-5 sm:p-6">
      <p className="font-semibold">{copy.accountNeeded}</p>
      <p className="mt-1 max-w-[38em]">{copy.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button aria-haspopup="dialog" onClick={() => openLogin()}>
          {copy.logIn}
        </Button>
        <ButtonLink kind="secondary" to={`/signup?${new URLSearchParams({ returnUrl })}`}>
          {copy.signUp}
        </ButtonLink>
      </div>
    </div>
  );
}
