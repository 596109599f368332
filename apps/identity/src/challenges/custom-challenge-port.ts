/** User of whom a custom challenge asks a question. */
export interface CustomChallengeUser {
  sub: string;
  email: string;
  /** Attributes such as given_name and family_name. */
  attributes: Readonly<Record<string, string>>;
}

/** Question of a custom challenge. */
export interface CustomChallengeQuestion {
  /** Parameters that the client gets unchanged, as `additionalInfo` of the sign-in step. The user sees `question`. */
  show: Record<string, string>;
  /** State with which `isCorrect` checks the response. It is stored encrypted. */
  state: Record<string, string>;
}

/**
 * Port for a challenge of the host application (flow CUSTOM_AUTH), which replaces the password or follows it, in
 * rounds. It also asks unknown users, so that the response doesn't reveal whether an account exists.
 */
export interface CustomChallenge {
  /**
   * Returns the question of a round; null when no more rounds are needed. Without a password, null in round 0 rejects the
   * sign-in. A challenge that is too weak to replace the password returns null there.
   * @param person null for an unknown username; the question must look like any other
   * @param round `number` counts from 0; `afterPassword` says whether the user has proven the password
   */
  getQuestion(
    person: CustomChallengeUser | null,
    round: { number: number; afterPassword: boolean },
  ): Promise<CustomChallengeQuestion | null>;
  /**
   * Returns whether a response is correct. The caller counts wrong responses and pauses further guesses. It may check
   * the same correct response twice, because a client sends it again when the user pool no longer knows its device.
   */
  isCorrect(state: Readonly<Record<string, string>>, response: string): Promise<boolean>;
}
