import type { SecondFactorKind } from '../../../lib/session/account-security.ts';
import { setSecondFactor } from '../../../lib/session/account-security-api.ts';
import type { SecurityProps } from './security-props.ts';
import { useSecurityChange } from './use-security-change.ts';

/** Manages turning on a method. The first method becomes the preferred one. */
export function useEnableFactor(
  factor: SecondFactorKind,
  { locks, onChanged }: Pick<SecurityProps, 'locks' | 'onChanged'>,
) {
  const step = useSecurityChange();
  const enable = async () => {
    const position = locks.factors.length === 0 ? 'first' : 'on';
    if (await step.run(() => setSecondFactor(factor, position))) onChanged();
  };
  return { ...step, turnOn: enable };
}
