import type { SecondFactor } from '../../../lib/session/account-types.ts';
import { clearPreferredFactor, setSecondFactor } from '../../../lib/session/session.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import type { SecurityProps } from './security-props.ts';
import { useSecurityMutation } from './use-security-mutation.ts';

const labels: Readonly<Record<SecondFactor, string>> = {
  TOTP: 'Authenticator app',
  EMAIL: 'Code by email',
  SMS: 'Code by text message',
};

/** Field to choose which of several methods the login asks for first. Saves on change. */
export function PreferredFactor({ security: { factors, preferred } }: Pick<SecurityProps, 'security'>) {
  const { mutate, busy, variables, failure } = useSecurityMutation((chosen: SecondFactor | 'ask') =>
    chosen === 'ask' ? clearPreferredFactor(factors) : setSecondFactor(chosen, 'first'),
  );
  const saved = preferred ?? 'ask';
  return (
    <div className="mt-7">
      <ChoiceRows
        legend="Default verification method"
        legendShown
        name="preferred"
        value={busy && variables ? variables : saved}
        onChange={(chosen) => busy || mutate(chosen)}
        rows={[
          ...factors.map((value) => ({ value, label: labels[value] })),
          { value: 'ask' as const, label: 'Ask me each time' },
        ]}
      />
      <p role="alert" className="mt-2 text-small text-error empty:hidden">
        {failure}
      </p>
    </div>
  );
}
