import { useState } from 'react';
import type { SecondFactorKind } from '../../../lib/session/account-security.ts';
import { clearPreferredFactor, setSecondFactor } from '../../../lib/session/account-security-api.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import type { SecurityProps } from './security-props.ts';
import { useSecurityChange } from './use-security-change.ts';

const labels: Readonly<Record<SecondFactorKind, string>> = {
  TOTP: 'Authenticator app',
  EMAIL: 'Code by email',
  SMS: 'Code by text message',
};

/** Field to choose which of several methods the login asks for first. Saves on change. */
export function PreferredFactor({
  locks: { factors, preferred },
  onChanged,
}: Pick<SecurityProps, 'locks' | 'onChanged'>) {
  const { failure, run } = useSecurityChange();
  const [selected, setSelected] = useState<SecondFactorKind | 'ask'>(preferred ?? 'ask');
  const choose = async (chosen: SecondFactorKind | 'ask') => {
    setSelected(chosen);
    const saved = await run(() =>
      chosen === 'ask' ? clearPreferredFactor(factors) : setSecondFactor(chosen, 'first'),
    );
    if (saved) onChanged();
    else setSelected(selected);
  };
  return (
    <div className="mt-7">
      <ChoiceRows
        legend="Default verification method"
        legendShown
        name="preferred"
        value={selected}
        onChange={(chosen) => void choose(chosen)}
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
