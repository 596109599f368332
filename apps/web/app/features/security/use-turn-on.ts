import type { Factor } from '../../lib/session/account-security.ts';
import { setFactor } from '../../lib/session/security.ts';
import type { LocksProps } from './locks-props.ts';
import { useStep } from './use-step.ts';

/** Turns a way on: the first one is also the one that is asked for first. */
export function useTurnOn(factor: Factor, { locks, onChanged }: Pick<LocksProps, 'locks' | 'onChanged'>) {
  const step = useStep();
  const turnOn = async () => {
    const to = locks.factors.length === 0 ? 'first' : 'on';
    if (await step.run(() => setFactor(factor, to))) onChanged();
  };
  return { ...step, turnOn };
}
