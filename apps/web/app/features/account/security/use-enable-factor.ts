import type { AccountSecurity, SecondFactor } from '../../../lib/session/account-types.ts';
import { setSecondFactor } from '../../../lib/session/session.ts';
import { useSecurityMutation } from './use-security-mutation.ts';

/** Manages turning on a method. The first method becomes the preferred one. */
export function useEnableFactor(factor: SecondFactor, { factors }: Pick<AccountSecurity, 'factors'>) {
  return useSecurityMutation(() => setSecondFactor(factor, factors.length === 0 ? 'first' : 'on'));
}
