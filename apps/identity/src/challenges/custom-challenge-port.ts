/** Whom a challenge of the pool's own is asked of. */
export interface CustomChallengeUser {
  sub: string;
  email: string;
  /** given_name, family_name and so on. */
  attributes: Readonly<Record<string, string>>;
}

/** A question of such a challenge. */
export interface CustomChallengeQuestion {
  /** Told to the client as it is: `additionalInfo` of its step. `question` is shown to the person. */
  show: Record<string, string>;
  /** What the answer is judged by; sealed until it comes. */
  keep: Record<string, string>;
}

/**
 * A challenge that whoever starts the pool brings along (flow CUSTOM_AUTH): in place of the password, or after it. It is
 * asked round by round. Somebody whom the pool does not know is asked too, so that nobody is told from others by it.
 */
export interface CustomChallenge {
  /**
   * The question of a round, or null when enough was asked. One to begin with that asks nothing signs nobody in: by that,
   * what is not secret enough to stand in for the password refuses to be asked alone.
   * @param person null where nobody has the name: the question has to look like any other
   * @param round `number` counts from 0; `afterPassword` says whether the password was proven before
   */
  ask(
    person: CustomChallengeUser | null,
    round: { number: number; afterPassword: boolean },
  ): Promise<CustomChallengeQuestion | null>;
  /**
   * Judges an answer. Wrong ones are counted, and pause whoever guesses. The same right answer may be judged twice: a client
   * repeats it when its device is not known any more.
   */
  isRight(keep: Readonly<Record<string, string>>, answer: string): Promise<boolean>;
}
