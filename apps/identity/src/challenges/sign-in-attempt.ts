import type { Caller } from '../protocol/caller.ts';
import type { User } from '../users/users.ts';
import type { ParameterMap } from './challenge.ts';

/** User and caller that begin a sign-in. */
export interface SignInAttempt {
  /** Null when no account has the username in `given`. The response must look the same and take as long. */
  user: User | null;
  parameters: ParameterMap;
  /** Rate limits of codes count against it. */
  caller: Caller;
}
