import { z } from 'zod';
import type { Pool } from '../pool.ts';
import type { Caller } from '../protocol/operation.ts';
import { createAuthSession } from '../tokens/auth-session.ts';
import type { AuthenticationResult } from '../tokens/sign-tokens.ts';
import type { NewDevice } from '../users/devices.ts';
import type { User } from '../users/users.ts';

/** The database takes no text with a zero character. */
const text = z
  .string()
  .max(8192)
  .refine((value) => !value.includes('\0'), 'Member must not have a zero character');

/** Names and values that a client sends with a flow or as the answer to a challenge. */
export const parameterMapSchema = z.record(z.string().max(64), text);
export type ParameterMap = z.output<typeof parameterMapSchema>;

/** A challenge as it is asked on the wire. */
interface AskedChallenge {
  ChallengeName: string;
  Session: string;
  ChallengeParameters: Record<string, string>;
  /** First factors to choose from. */
  AvailableChallenges?: string[];
}

/** How a step of a sign-in is answered: with the next challenge, or with tokens. */
export type AuthResponse =
  | AskedChallenge
  | {
      AuthenticationResult: AuthenticationResult & { NewDeviceMetadata?: NewDevice };
      ChallengeParameters: Record<string, never>;
    };

/** Who answers a challenge, and what was kept when it was asked. */
export interface ChallengeContext<State> {
  /** As it is now; null when nobody has the address. */
  user: User | null;
  state: State;
  caller: Caller;
}

/**
 * One challenge of a sign-in. Each has a file of its own, which says what it keeps while it waits (`state`, sealed in
 * the meantime) and what it makes of the answer; it is entered in challenges.ts.
 */
export interface Challenge<State extends z.ZodType = z.ZodType> {
  name: string;
  state: State;
  answer(pool: Pool, asked: ChallengeContext<z.output<State>>, given: ParameterMap): Promise<AuthResponse>;
}

/** Declares a challenge, so that its `answer` knows the state's type. */
export function defineChallenge<State extends z.ZodType>(declared: Challenge<State>): Challenge {
  return declared as unknown as Challenge;
}

/** What a challenge is asked with. */
interface Question {
  sub: string | null;
  state: object;
  show: Record<string, string>;
  /** How long it may be answered, where that is not as long as others. */
  minutes?: number;
}

/** Asks a challenge: keeps the state for its answer. */
export async function issueChallenge(
  pool: Pool,
  name: string,
  { sub, state, show, minutes }: Question,
): Promise<AskedChallenge> {
  const Session = await createAuthSession(pool, name, sub, state, minutes);
  return { ChallengeName: name, Session, ChallengeParameters: show };
}
