/** Limit of `most` calls per window of `seconds`. */
export interface RateLimit {
  most: number;
  seconds: number;
}
const quarterHour = 900;
const hour = 3600;
const day = 24 * hour;

/**
 * Default rate limits; `PoolSettings.rates` overrides them. They allow for households, offices and the studio, where
 * many people share a network.
 */
export const defaultPoolRateLimits = {
  /** With 5 attempts per code, ten codes a day give a guesser a chance of one in 20,000 a day per account. */
  codesPerAddressHour: { most: 5, seconds: hour },
  codesPerAddressDay: { most: 10, seconds: day },
  codesPerNetwork: { most: 60, seconds: hour },
  /**
   * Emailed second factors have their own limit. Only a user who has proven another factor gets them, so a stranger who
   * knows an email address can't use up the limit.
   */
  signInCodesPerAccountHour: { most: 10, seconds: hour },
  signInCodesPerAccountDay: { most: 30, seconds: day },
  /** Each text message costs money, and the owner of a premium number would profit from many. */
  textsPerAccountHour: { most: 5, seconds: hour },
  textsPerAccountDay: { most: 15, seconds: day },
  textsPerNumber: { most: 10, seconds: day },
  textsPerNetwork: { most: 30, seconds: hour },
  /** Creating recovery codes sends an email and is rarely needed. */
  newRecoveryCodes: { most: 10, seconds: hour },
  /** Counts only wrong guesses: the count of a correct password or code is undone (network-guesses.ts). */
  wrongPasswordsPerNetwork: { most: 300, seconds: quarterHour },
  wrongCodesPerNetwork: { most: 150, seconds: hour },
  /** Wrong guesses per account and network that remain after the network has used up one of the two limits above. */
  wrongPerAccountAndNetwork: { most: 3, seconds: day },
} satisfies Record<string, RateLimit>;

export type PoolRateLimitName = keyof typeof defaultPoolRateLimits;
