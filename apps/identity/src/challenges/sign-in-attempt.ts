import type { Caller } from '../protocol/caller.ts';
import type { User } from '../users/users.ts';
import type { ParameterMap } from './challenge.ts';

/** Whom a first factor is asked of. */
export interface SignInAttempt {
  /** Null when nobody has the name in `given`: what is answered has to look alike, and take as long. */
  user: User | null;
  given: ParameterMap;
  /** From where: whatever sends a code counts against it. */
  caller: Caller;
}
