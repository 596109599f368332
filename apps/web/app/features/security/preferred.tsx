import { useState } from 'react';
import type { Factor } from '../../lib/session/account-security.ts';
import { preferNone, setFactor } from '../../lib/session/security.ts';
import { ChoiceRows } from '../../ui/choice-rows.tsx';
import type { LocksProps } from './locks-props.ts';
import { useStep } from './use-step.ts';

const labels: Readonly<Record<Factor, string>> = {
  TOTP: 'The authenticator app',
  EMAIL: 'A code by email',
  SMS: 'A code by text message',
};

/** Of several ways, the one that is asked for first; saved as it is chosen. */
export function Preferred({
  locks: { factors, preferred },
  onChanged,
}: Pick<LocksProps, 'locks' | 'onChanged'>) {
  const { failure, run } = useStep();
  const [asked, setAsked] = useState<Factor | 'ask'>(preferred ?? 'ask');
  const choose = async (chosen: Factor | 'ask') => {
    setAsked(chosen);
    const saved = await run(() => (chosen === 'ask' ? preferNone(factors) : setFactor(chosen, 'first')));
    if (saved) onChanged();
    else setAsked(asked);
  };
  return (
    <div className="mt-7">
      <ChoiceRows
        legend="What we ask for first"
        legendShown
        name="preferred"
        value={asked}
        onChange={(chosen) => void choose(chosen)}
        rows={[
          ...factors.map((value) => ({ value, label: labels[value] })),
          { value: 'ask' as const, label: 'I choose each time' },
        ]}
      />
      <p role="alert" className="mt-2 text-small text-error empty:hidden">
        {failure}
      </p>
    </div>
  );
}
