import { type ReactNode, useState } from 'react';
import type { SecondFactor } from '../../../lib/session/account-types.ts';
import { AuthenticatorAppDialog } from './authenticator-app-dialog.tsx';
import { DisableFactorDialog } from './disable-factor-dialog.tsx';
import { EmailCodeRow } from './email-code-row.tsx';
import { PreferredFactor } from './preferred-factor.tsx';
import { RowButton } from './row-button.tsx';
import type { FactorRowProps, SecurityProps } from './security-props.ts';
import { SecurityRow, securityRowsClassName } from './security-row.tsx';
import { SecuritySection } from './security-section.tsx';
import { SmsCodeRow } from './sms-code-row.tsx';

/** Lists the verification methods, each of which the member can turn on and off, and the preferred method. */
export function TwoStepVerification({ email, security }: SecurityProps) {
  const [factorToDisable, setFactorToDisable] = useState<SecondFactor | null>(null);
  const row = { security, onDisable: setFactorToDisable };
  return (
    <TwoStepVerificationSection>
      <ul className={securityRowsClassName}>
        <AuthenticatorAppRow {...row} email={email} />
        <EmailCodeRow {...row} email={email} />
        {security.offered.includes('SMS') && <SmsCodeRow {...row} />}
      </ul>
      {security.factors.length > 1 && <PreferredFactor security={security} />}
      <DisableFactorDialog
        factor={factorToDisable}
        isLast={security.factors.length === 1}
        onClose={() => setFactorToDisable(null)}
      />
    </TwoStepVerificationSection>
  );
}

/** Heading and description of the section, also shown while the settings load. */
export function TwoStepVerificationSection({ children }: { children: ReactNode }) {
  return (
    <SecuritySection
      id="second-step"
      title="Two-step verification"
      text="With two-step verification on, you need a code as well as your password each time you log in."
    >
      {children}
    </SecuritySection>
  );
}

function AuthenticatorAppRow({ email, security, onDisable }: FactorRowProps & { email: string }) {
  const [open, setOpen] = useState(false);
  const on = security.factors.includes('TOTP');
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
            {on ? 'Change' : 'Set up'}
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
        ? 'Your authenticator app shows a new code every 30 seconds, even when you’re offline.'
        : 'The most secure option. Use any authenticator app, or a password manager that creates 6-digit codes.'}
      <AuthenticatorAppDialog open={open} email={email} isOn={on} onClose={() => setOpen(false)} />
    </SecurityRow>
  );
}
