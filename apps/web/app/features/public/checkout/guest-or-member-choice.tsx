import { Link, useLocation } from 'react-router';
import { openLogin } from '../../../lib/session/open-login.ts';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { Button } from '../../../ui/button.tsx';
import { ProviderLogo } from '../../../ui/provider-logo.tsx';

const act = '-my-2.5 inline-flex min-h-11 shrink-0 cursor-pointer items-center font-medium text-link';

/**
 * Lets guests log in above this page, or sign up on another page that returns here at the end. The hold and the typed
 * details survive both.
 */
export function GuestOrMemberChoice() {
  const { pathname, search } = useLocation();
  return (
    <div className="mb-7 flex flex-wrap items-center justify-between gap-x-7 gap-y-4 rounded-card bg-linen px-5 py-4 text-[15px] leading-snug">
      <p className="grow basis-64">
        <strong className="block font-semibold">You’re booking as a guest.</strong>
        Log in to use a session or your member price. Your hold stays active.
      </p>
      <div className="flex flex-wrap gap-x-7 gap-y-3">
        <button type="button" aria-haspopup="dialog" onClick={() => openLogin()} className={act}>
          Log in
        </button>
        <Link to={`/signup?${new URLSearchParams({ returnUrl: pathname + search })}`} className={act}>
          Create a free account
        </Link>
      </div>
      <SocialLogin />
    </div>
  );
}

/** Shows the configured login providers, each of which opens the login dialog (handbook: accounts 11). */
function SocialLogin() {
  const providers = useRootData()?.config.socialProviders ?? [];
  if (providers.length === 0) return null;
  return (
    <div className="flex basis-full flex-wrap gap-2">
      {providers.map(({ name }) => (
        <Button
          key={name}
          kind="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={`Continue with ${name}`}
          onClick={() => openLogin()}
          className="grow gap-1.5 bg-paper px-2! max-sm:text-small"
        >
          <ProviderLogo name={name} className="shrink-0" />
          {name}
        </Button>
      ))}
    </div>
  );
}
