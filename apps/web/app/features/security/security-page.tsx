import { useState } from 'react';
import { Link } from 'react-router';
import type { AccountLocks } from '../../lib/session/account-security.ts';
import { accountLocks } from '../../lib/session/security.ts';
import type { SessionUser } from '../../lib/session/session-user.ts';
import { useLoad } from '../../lib/use-load.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Failed } from '../../ui/failed.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Activity } from './activity.tsx';
import { Devices } from './devices.tsx';
import { LockRow, lockRows } from './lock-row.tsx';
import { Passkeys } from './passkeys.tsx';
import { ProofPlace } from './proof-place.tsx';
import { Recovery } from './recovery.tsx';
import { SecondStep, SecondStepSection } from './second-step.tsx';
import { SecuritySection } from './security-section.tsx';
import { locksSentence } from './security-words.ts';

/** How an account is entered, where it is entered, and what happened to it. */
export function SecurityPage({ user: { email } }: { user: SessionUser }) {
  const loaded = useLoad('locks', accountLocks);
  const [version, setVersion] = useState(0);
  const locks = loaded.value;
  const offersMore = locks !== null && locks.offered.length > 0;
  return (
    <ProofPlace email={email} onDone={() => setVersion((before) => before + 1)}>
      <div data-start-now="" className="container-page pt-9 pb-10 md:pt-12 md:pb-16">
        <header className="pb-8 md:pb-10">
          <h1 className="text-title">Security</h1>
          <Standing locks={locks} />
        </header>
        <LogIn />
        {loaded.failed && !locks && (
          <SecondStepSection>
            <Failed
              title="We could not load how your account is locked."
              busy={loaded.busy}
              onRetry={loaded.again}
            />
          </SecondStepSection>
        )}
        {!locks && !loaded.failed && (
          <SecondStepSection>
            <Skeleton className="block h-129 rounded-card md:h-64" />
          </SecondStepSection>
        )}
        {offersMore && <SecondStep email={email} locks={locks} onChanged={loaded.again} />}
        {offersMore && locks.codesLeft !== null && (
          <Recovery email={email} locks={locks} onChanged={loaded.again} />
        )}
        <Devices />
        <Activity version={version} />
      </div>
    </ProofPlace>
  );
}

/** What the account asks for, in a sentence that follows every change. */
function Standing({ locks }: { locks: AccountLocks | null }) {
  return (
    <p
      role="status"
      className={`mt-2.5 flex min-h-7 gap-2.5 leading-normal text-stone max-md:text-[1.0625rem] ${locks ? '' : 'max-md:min-h-19.25'}`}
    >
      {locks && locks.factors.length > 0 && (
        <Icon name="shield-check" className="mt-px shrink-0 text-success" />
      )}
      {locks && locksSentence(locks)}
    </p>
  );
}

function LogIn() {
  return (
    <SecuritySection
      id="log-in"
      title="How you log in"
      text="With your password, or with a passkey: your device shows us that it is you, by a finger, a face or its PIN. Nothing to remember, and nothing that could be told to somebody."
    >
      <ul className={`${lockRows} mb-5`}>
        <LockRow
          icon="lock"
          title="Password"
          action={
            <Link to="/account/change-password" className={buttonStyle({ kind: 'secondary', size: 'small' })}>
              Change password
            </Link>
          }
        >
          Three odd words are easier to keep than one clever one.
        </LockRow>
      </ul>
      <section aria-label="Passkeys">
        <Passkeys />
      </section>
    </SecuritySection>
  );
}
