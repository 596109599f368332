import type { User } from '../users/users.ts';
import type { Caller } from '../wire/caller.ts';
import type { Parameters } from './challenge.ts';

/** Whom a first factor is asked of. */
export interface Beginner {
  /** Null when nobody has the name in `given`: what is answered has to look alike, and take as long. */
  user: User | null;
  given: Parameters;
  /** From where: whatever sends a code counts against it. */
  caller: Caller;
}
