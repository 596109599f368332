/** At most `most` calls in a window of `seconds`. */
export interface RateLimit {
  most: number;
  seconds: number;
}
const quarter = 900;
const hour = 3600;
const day = 24 * hour;

/** The pool's rates, unless `PoolSettings.rates` says otherwise. Networks are shared by households, offices and the studio itself. */
export const defaultPoolRateLimits = {
  /** With 5 tries a code, ten codes a day leave a guesser one chance in 20,000 a day for one account. */
  codesPerAddressHour: { most: 5, seconds: hour },
  codesPerAddressDay: { most: 10, seconds: day },
  codesPerNetwork: { most: 60, seconds: hour },
  /**
   * Counted apart from the others, which anybody may ask for who knows an address: only a proven password asks for these, and
   * nobody else may use them up.
   */
  signInCodesPerAccountHour: { most: 10, seconds: hour },
  signInCodesPerAccountDay: { most: 30, seconds: day },
  /** Every text message costs money, and whoever has a premium number would like many. */
  textsPerAccountHour: { most: 5, seconds: hour },
  textsPerAccountDay: { most: 15, seconds: day },
  textsPerNumber: { most: 10, seconds: day },
  textsPerNetwork: { most: 30, seconds: hour },
  /** Each makes a mail, and nobody needs them often. */
  newRecoveryCodes: { most: 10, seconds: hour },
  /** Wrong guesses alone: a right password or code takes its count back (network-guesses.ts). */
  wrongPasswordsPerNetwork: { most: 300, seconds: quarter },
  wrongCodesPerNetwork: { most: 150, seconds: hour },
  /** Of one account from one network, while that network has used up one of the two above. */
  wrongPerAccountAndNetwork: { most: 3, seconds: day },
} satisfies Record<string, RateLimit>;

export type PoolRateLimitName = keyof typeof defaultPoolRateLimits;
