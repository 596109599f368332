import type { Caller } from '../protocol/caller.ts';
import type { User } from '../users/users.ts';
import type { ParameterMap } from './challenge.ts';

/** User and caller that begin a sign-in. */
export interface SignInAttempt {
  /**
   * User; null when no account has the username in `parameters`. Then the response must look the same and take the same
   * time.
   */
  user: User | null;
  parameters: ParameterMap;
  /** Caller of the sign-in, against whom the rate limits of codes count. */
  caller: Caller;
}
