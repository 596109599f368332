/** User that a custom challenge asks. */
export interface CustomChallengeUser {
  sub: string;
  email: string;
  /** given_name, family_name and so on. */
  attributes: Readonly<Record<string, string>>;
}

/** Question of a custom challenge. */
export interface CustomChallengeQuestion {
  /** Sent to the client unchanged, as `additionalInfo` of its step. `question` is shown to the user. */
  show: Record<string, string>;
  /** Encrypted state by which `isRight` judges the response. */
  state: Record<string, string>;
}

/**
 * Port for a challenge of the host application (flow CUSTOM_AUTH), in place of the password or after it, in rounds.
 * It asks unknown users too, so that the response doesn't reveal whether an account exists.
 */
export interface CustomChallenge {
  /**
   * Returns the question of a round, or null when no more are needed. Null in the first round before a password rejects
   * the sign-in. A challenge too weak to replace the password returns null there.
   * @param person null for an unknown username: the question has to look like any other
   * @param round `number` counts from 0; `afterPassword` says whether the password was proven before
   */
  getQuestion(
    person: CustomChallengeUser | null,
    round: { number: number; afterPassword: boolean },
  ): Promise<CustomChallengeQuestion | null>;
  /**
   * Checks a response. The caller counts wrong ones and pauses further guesses.
   * May be called twice with the same right response: a client repeats it when its device is no longer known.
   */
  isRight(keep: Readonly<Record<string, string>>, answer: string): Promise<boolean>;
}
