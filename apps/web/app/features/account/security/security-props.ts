import type { AccountSecurity, SecondFactor } from '../../../lib/session/account-types.ts';

export interface SecurityProps {
  email: string;
  security: AccountSecurity;
}

export interface FactorRowProps extends Omit<SecurityProps, 'email'> {
  /** Called when the member clicks to turn the method off. */
  onDisable: (factor: SecondFactor) => void;
}
