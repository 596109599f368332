import type { AccountSecurity, SecondFactorKind } from '../../lib/session/account-security.ts';

/** What the sections about the locks of an account are given. */
export interface SecurityProps {
  email: string;
  locks: AccountSecurity;
  /** They are other ones now. */
  onChanged: () => void;
}

/** What the row of one way is given. */
export interface FactorRowProps extends Omit<SecurityProps, 'email'> {
  /** It is wished to be turned off. */
  onLeave: (factor: SecondFactorKind) => void;
}
