import { Link } from 'react-router';
import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import { RowButton } from './row-button.tsx';
import type { FactorRowProps } from './security-props.ts';
import { SecurityRow } from './security-row.tsx';
import { useEnableFactor } from './use-enable-factor.ts';

/** Row for verification codes by text message to a verified number. */
export function SmsCodeRow({ security, onDisable }: FactorRowProps) {
  const { mutate, busy, failure } = useEnableFactor('SMS', security);
  const { phone, factors } = security;
  const on = factors.includes('SMS');
  const action = on ? (
    <RowButton about="codes by text message" kind="secondary" onClick={() => onDisable('SMS')}>
      Turn off
    </RowButton>
  ) : phone?.verified ? (
    <RowButton
      about="codes by text message"
      kind="secondary"
      busy={busy}
      busyLabel="Turning on…"
      onClick={() => mutate()}
    >
      Turn on
    </RowButton>
  ) : (
    <Link to="/account/profile" className={getButtonClasses({ kind: 'secondary', size: 'small' })}>
      {phone ? 'Verify phone number' : 'Add phone number'}
    </Link>
  );
  return (
    <SecurityRow icon="phone" title="Codes by text message" on={on} failure={failure} action={action}>
      {phone?.verified
        ? `We’ll text codes to ${phone.number}. You don’t need mobile data.`
        : 'Verify your phone number, and we’ll text codes to it.'}
    </SecurityRow>
  );
}
