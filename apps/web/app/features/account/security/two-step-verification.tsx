import { type ReactNode, useState } from 'react';
import type { SecondFactorKind } from '../../../lib/session/account-security.ts';
import { AuthenticatorAppDialog } from './authenticator-app-dialog.tsx';
import { DisableFactorDialog } from './disable-factor-dialog.tsx';
import { EmailCodeRow } from './email-code-row.tsx';
import { PreferredFactor } from './preferred-factor.tsx';
import { RowButton } from './row-button.tsx';
import type { FactorRowProps, SecurityProps } from './security-props.ts';
import { SecurityRow, securityRowsClass } from './security-row.tsx';
import { SecuritySection } from './security-section.tsx';
import { SmsCodeRow } from './sms-code-row.tsx';

/** Verification methods, each of which the member can turn on and off, and the preferred method. */
export function TwoStepVerification({ email, locks, onChanged }: SecurityProps) {
  const [factorToDisable, setFactorToDisable] = useState<SecondFactorKind | null>(null);
  const row = { locks, onChanged, onDisable: setFactorToDisable };
  return (
    <TwoStepVerificationSection>
      <ul className={securityRowsClass}>
        <AuthenticatorAppRow {...row} email={email} />
        <EmailCodeRow {...row} email={email} />
        {locks.offered.includes('SMS') && <SmsCodeRow {...row} />}
      </ul>
      {locks.factors.length > 1 && (
        <PreferredFactor key={locks.factors.join()} locks={locks} onChanged={onChanged} />
      )}
      <DisableFactorDialog
        factor={factorToDisable}
        isLast={locks.factors.length === 1}
        onClose={() => setFactorToDisable(null)}
        onDone={() => {
          setFactorToDisable(null);
          onChanged();
        }}
      />
    </TwoStepVerificationSection>
  );
}

/** Section frame, also used while the settings load. */
export function TwoStepVerificationSection({ children }: { children: ReactNode }) {
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

function AuthenticatorAppRow({ email, locks, onChanged, onDisable }: FactorRowProps & { email: string }) {
  const [open, setOpen] = useState(false);
  const on = locks.factors.includes('TOTP');
  return (
    <SecurityRow
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
            <RowButton about="authenticator app" kind="secondary" onClick={() => onDisable('TOTP')}>
              Turn off
            </RowButton>
          )}
        </>
      }
    >
      {on
        ? 'Your app shows a new code every half minute, even without a network.'
        : 'The strongest of these. Any app that makes six-digit codes will do, and many password managers.'}
      <AuthenticatorAppDialog
        open={open}
        email={email}
        isOn={on}
        onClose={() => setOpen(false)}
        onDone={() => {
          setOpen(false);
          onChanged();
        }}
      />
    </SecurityRow>
  );
}
