import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button-style.ts';
import { LockRow } from './lock-row.tsx';
import type { FactorRowProps } from './locks-props.ts';
import { RowButton } from './row-button.tsx';
import { useTurnOn } from './use-turn-on.ts';

/** Codes by text message, to a number that has been proven. */
export function TextCodes({ onLeave, ...row }: FactorRowProps) {
  const { busy, failure, turnOn } = useTurnOn('SMS', row);
  const { phone, factors } = row.locks;
  const on = factors.includes('SMS');
  const action = on ? (
    <RowButton about="codes by text message" kind="secondary" onClick={() => onLeave('SMS')}>
      Turn off
    </RowButton>
  ) : phone?.proven ? (
    <RowButton
      about="codes by text message"
      kind="secondary"
      busy={busy}
      busyLabel="Turning on"
      onClick={() => void turnOn()}
    >
      Turn on
    </RowButton>
  ) : (
    <Link to="/account/profile" className={buttonStyle({ kind: 'secondary', size: 'small' })}>
      {phone ? 'Confirm your number' : 'Add your number'}
    </Link>
  );
  return (
    <LockRow icon="phone" title="Codes by text message" on={on} failure={failure} action={action}>
      {phone?.proven
        ? `To ${phone.number}. Good when your phone has no network but a signal.`
        : 'To your phone, once a code has shown that the number is yours.'}
    </LockRow>
  );
}
