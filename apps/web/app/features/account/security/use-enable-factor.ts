import type { AccountSecurity, SecondFactor } from '../../../lib/session/account-types.ts';
import { setSecondFactor } from '../../../lib/session/session.ts';
import { useSecurityMutation } from './use-security-mutation.ts';

/** Returns the mutation that enables a second factor. The first one becomes the preferred one. */
export function useEnableFactor(factor: SecondFactor, { factors }: Pick<AccountSecurity, 'factors'>) {
  return useSecurityMutation(() => setSecondFactor(factor, factors.length === 0 ? 'first' : 'on'));
}
