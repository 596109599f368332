import { type ReactNode, useState } from 'react';
import type { Factor } from '../../lib/session/account-security.ts';
import { AppDialog } from './app-dialog.tsx';
import { EmailCodes } from './email-codes.tsx';
import { LockRow, lockRows } from './lock-row.tsx';
import type { FactorRowProps, LocksProps } from './locks-props.ts';
import { Preferred } from './preferred.tsx';
import { RowButton } from './row-button.tsx';
import { SecuritySection } from './security-section.tsx';
import { TextCodes } from './text-codes.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

/** What is asked for after the password: each way to be turned on and off, and the one that comes first. */
export function SecondStep({ email, locks, onChanged }: LocksProps) {
  const [leaving, setLeaving] = useState<Factor | null>(null);
  const row = { locks, onChanged, onLeave: setLeaving };
  return (
    <SecondStepSection>
      <ul className={lockRows}>
        <App {...row} email={email} />
        <EmailCodes {...row} email={email} />
        {locks.offered.includes('SMS') && <TextCodes {...row} />}
      </ul>
      {locks.factors.length > 1 && (
        <Preferred key={locks.factors.join()} locks={locks} onChanged={onChanged} />
      )}
      <TurnOffDialog
        factor={leaving}
        isLast={locks.factors.length === 1}
        onClose={() => setLeaving(null)}
        onDone={() => {
          setLeaving(null);
          onChanged();
        }}
      />
    </SecondStepSection>
  );
}

/** The frame of it, also while it is not known what is on. */
export function SecondStepSection({ children }: { children: ReactNode }) {
  return (
    <SecuritySection
      id="second-step"
      title="A second step"
      text="A code after the password, each time you log in. Whoever learns your password still stands outside."
    >
      {children}
    </SecuritySection>
  );
}

function App({ email, locks, onChanged, onLeave }: FactorRowProps & { email: string }) {
  const [open, setOpen] = useState(false);
  const on = locks.factors.includes('TOTP');
  return (
    <LockRow
      icon="smartphone"
      title="Authenticator app"
      on={on}
      action={
        <>
          <RowButton
            about="authenticator app"
            kind={on ? 'secondary' : 'primary'}
            onClick={() => setOpen(true)}
          >
            {on ? 'Use another app' : 'Set up'}
          </RowButton>
          {on && (
            <RowButton about="authenticator app" kind="secondary" onClick={() => onLeave('TOTP')}>
              Turn off
            </RowButton>
          )}
        </>
      }
    >
      {on
        ? 'Your app shows a new code every half minute, even without a network.'
        : 'The strongest of these. Any app that makes six-digit codes will do, and many password managers.'}
      <AppDialog
        open={open}
        email={email}
        isOn={on}
        onClose={() => setOpen(false)}
        onDone={() => {
          setOpen(false);
          onChanged();
        }}
      />
    </LockRow>
  );
}
