import type { AccountLocks, Factor } from '../../lib/session/account-security.ts';

/** What the sections about the locks of an account are given. */
export interface LocksProps {
  email: string;
  locks: AccountLocks;
  /** They are other ones now. */
  onChanged: () => void;
}

/** What the row of one way is given. */
export interface FactorRowProps extends Omit<LocksProps, 'email'> {
  /** It is wished to be turned off. */
  onLeave: (factor: Factor) => void;
}
