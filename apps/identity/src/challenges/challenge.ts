import { z } from 'zod';
import type { Pool } from '../pool.ts';
import type { Caller } from '../protocol/operation.ts';
import { createAuthSession } from '../tokens/auth-session.ts';
import type { AuthenticationResult } from '../tokens/sign-tokens.ts';
import type { NewDevice } from '../users/devices.ts';
import type { User } from '../users/users.ts';

/** Schema of a text parameter. Excludes NUL characters, which PostgreSQL can't store. */
const text = z
  .string()
  .max(8192)
  .refine((value) => !value.includes('\0'), 'Member must not have a zero character');

/** Parameters that a client sends with a flow or as the response to a challenge. */
export const parameterMapSchema = z.record(z.string().max(64), text);
export type ParameterMap = z.output<typeof parameterMapSchema>;

/** Challenge as the protocol's response contains it. */
interface IssuedChallenge {
  ChallengeName: string;
  Session: string;
  ChallengeParameters: Record<string, string>;
  /** Names of the first factors from which the user can choose. */
  AvailableChallenges?: string[];
}

/** Response to a step of a sign-in: the next challenge, or tokens. */
export type AuthResponse =
  | IssuedChallenge
  | {
      AuthenticationResult: AuthenticationResult & { NewDeviceMetadata?: NewDevice };
      ChallengeParameters: Record<string, never>;
    };

/** User and caller who respond to a challenge, with the state that was saved when the challenge was issued. */
export interface ChallengeContext<State> {
  /** Current state of the account; null when no account has this username. */
  user: User | null;
  state: State;
  caller: Caller;
}

/**
 * One challenge of a sign-in. `state` is encrypted and saved until the response; `answer` handles the response.
 * Each challenge has its own file and is listed in challenges.ts.
 */
export interface Challenge<State extends z.ZodType = z.ZodType> {
  name: string;
  state: State;
  answer(
    pool: Pool,
    context: ChallengeContext<z.output<State>>,
    parameters: ParameterMap,
  ): Promise<AuthResponse>;
}

/** Declares a challenge, so that `answer` gets the type of `state`. */
export function defineChallenge<State extends z.ZodType>(declared: Challenge<State>): Challenge {
  return declared as unknown as Challenge;
}

/** Input of `issueChallenge`. */
interface ChallengeInput {
  sub: string | null;
  state: object;
  show: Record<string, string>;
  /** Number of minutes to respond, if it differs from the default. */
  minutes?: number;
}

/** Issues a challenge and saves the state that its response needs. */
export async function issueChallenge(
  pool: Pool,
  name: string,
  { sub, state, show, minutes }: ChallengeInput,
): Promise<IssuedChallenge> {
  const Session = await createAuthSession(pool, name, sub, state, minutes);
  return { ChallengeName: name, Session, ChallengeParameters: show };
}
