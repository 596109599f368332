import { type MouseEvent, useState } from 'react';
import { signInWithProvider } from '../../../lib/session/session.ts';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { Button } from '../../../ui/button.tsx';
import { ProviderLogo } from '../../../ui/provider-logo.tsx';
import { useAccountUrls } from './use-account-urls.ts';
import type { Login } from './use-login.ts';

/** Shows one login button per configured provider. */
export function SocialButtons({ login }: { login: Login }) {
  const providers = useRootData()?.config.socialProviders ?? [];
  const { returnTo } = useAccountUrls(login.returnTo);
  const [redirecting, setRedirecting] = useState('');
  if (providers.length === 0) return null;
  /** Opens the provider's page. Shows the button as busy until the browser has left this page. */
  const redirect = (name: string) => {
    setRedirecting(name);
    signInWithProvider(name, returnTo).catch((error: unknown) => {
      setRedirecting('');
      login.fail(error);
    });
  };
  const choose = (event: MouseEvent<HTMLButtonElement>, name: string, demoUrl: string | null) => {
    if (login.busy || redirecting) return;
    if (demoUrl === null) return redirect(name);
    const { form } = event.currentTarget;
    void login.startAsDemoAccount(demoUrl, form !== null && new FormData(form).has('remember'));
  };
  return (
    <>
      <div className="grid gap-2">
        {providers.map(({ name, address: demoUrl }) => (
          <Button
            key={name}
            kind="secondary"
            wide
            busy={redirecting === name || (demoUrl !== null && login.pending === demoUrl)}
            busyLabel={`Opening ${name}…`}
            onClick={(event) => choose(event, name, demoUrl)}
            className="relative bg-paper"
          >
            <ProviderLogo name={name} className="absolute top-1/2 left-5 -translate-y-1/2" />
            Continue with {name}
          </Button>
        ))}
      </div>
      <p className="flex items-center gap-6 text-small text-stone before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        or with your email
      </p>
    </>
  );
}
