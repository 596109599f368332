import type { AccountSecurity, SecondFactorKind } from '../../../lib/session/account-security.ts';

export interface SecurityProps {
  email: string;
  locks: AccountSecurity;
}

export interface FactorRowProps extends Omit<SecurityProps, 'email'> {
  /** Called when the member clicks to turn the method off. */
  onDisable: (factor: SecondFactorKind) => void;
}
