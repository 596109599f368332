import type { MouseEvent } from 'react';
import { useFrame } from '../../lib/use-frame.ts';
import { Button } from '../../ui/button.tsx';
import { SocialMark } from './social-mark.tsx';
import type { Login } from './use-login.ts';

/** The providers that the configuration names, one button each; nothing where it names none. */
export function SocialButtons({ login }: { login: Login }) {
  const providers = useFrame()?.config.socialProviders ?? [];
  if (providers.length === 0) return null;
  const press = (event: MouseEvent<HTMLButtonElement>, address: string) => {
    if (login.busy) return;
    const { form } = event.currentTarget;
    void login.startAt(address, form !== null && new FormData(form).has('remember'));
  };
  return (
    <>
      <div className="grid gap-2">
        {providers.map(({ name, address }) => (
          <Button
            key={address}
            kind="secondary"
            wide
            busy={login.asking === address}
            busyLabel={`Asking ${name}`}
            onClick={(event) => press(event, address)}
            className="relative bg-paper"
          >
            <SocialMark name={name} />
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
