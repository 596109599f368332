import { RowButton } from './row-button.tsx';
import type { FactorRowProps } from './security-props.ts';
import { SecurityRow } from './security-row.tsx';
import { useEnableFactor } from './use-enable-factor.ts';

export function EmailCodeRow({ email, security, onDisable }: FactorRowProps & { email: string }) {
  const { mutate, busy, failure } = useEnableFactor('EMAIL', security);
  const on = security.factors.includes('EMAIL');
  return (
    <SecurityRow
      icon="mail"
      title="Codes by email"
      on={on}
      failure={failure}
      action={
        on ? (
          <RowButton about="codes by email" kind="secondary" onClick={() => onDisable('EMAIL')}>
            Turn off
          </RowButton>
        ) : (
          <RowButton
            about="codes by email"
            kind="secondary"
            busy={busy}
            busyLabel="Turning on…"
            onClick={() => mutate()}
          >
            Turn on
          </RowButton>
        )
      }
    >
      <span className="[overflow-wrap:anywhere]">
        We’ll email codes to {email}. Each code expires in 10 minutes.
      </span>
    </SecurityRow>
  );
}
