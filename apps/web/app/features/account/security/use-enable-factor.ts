import type { AccountSecurity, SecondFactorKind } from '../../../lib/session/account-security.ts';
import { setSecondFactor } from '../../../lib/session/account-security-api.ts';
import { useSecurityMutation } from './use-security-mutation.ts';

/** Manages turning on a method. The first method becomes the preferred one. */
export function useEnableFactor(factor: SecondFactorKind, { factors }: Pick<AccountSecurity, 'factors'>) {
  return useSecurityMutation(() => setSecondFactor(factor, factors.length === 0 ? 'first' : 'on'));
}
