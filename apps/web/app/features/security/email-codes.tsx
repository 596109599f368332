import { LockRow } from './lock-row.tsx';
import type { FactorRowProps } from './locks-props.ts';
import { RowButton } from './row-button.tsx';
import { useTurnOn } from './use-turn-on.ts';

/** Codes by email, to the address of the account. */
export function EmailCodes({ email, onLeave, ...row }: FactorRowProps & { email: string }) {
  const { busy, failure, turnOn } = useTurnOn('EMAIL', row);
  const on = row.locks.factors.includes('EMAIL');
  return (
    <LockRow
      icon="mail"
      title="Codes by email"
      on={on}
      failure={failure}
      action={
        on ? (
          <RowButton about="codes by email" kind="secondary" onClick={() => onLeave('EMAIL')}>
            Turn off
          </RowButton>
        ) : (
          <RowButton
            about="codes by email"
            kind="secondary"
            busy={busy}
            busyLabel="Turning on"
            onClick={() => void turnOn()}
          >
            Turn on
          </RowButton>
        )
      }
    >
      <span className="[overflow-wrap:anywhere]">To {email}. Good for 10 minutes each.</span>
    </LockRow>
  );
}
