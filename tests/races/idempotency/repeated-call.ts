import type { ApiPath, TestCaller, TwoServerTestBed } from './two-server-test-bed.ts';

/** Call that is made 50 times concurrently, with a function that observes its effect. */
export interface PreparedCall {
  by: TestCaller;
  body: object;
  /** Returns the observed effect, to be compared with `effect`. */
  readEffect(): Promise<unknown>;
}

/** Call that promises to be idempotent. */
export interface RepeatedCall {
  path: ApiPath;
  /** Name of the case, when a path has several. */
  when?: string;
  /** Prepares the call. `nonce` is different in every run. */
  prepare(testBed: TwoServerTestBed, nonce: string): Promise<PreparedCall>;
  effect: unknown;
  /**
   * Expected number of responses by outcome: 'ok', or status and error code. All 'ok' responses are equal. Default: all
   * are 'ok'.
   */
  outcomes?: Record<string, number>;
  /** Response fields that may differ, and the reason. */
  differing?: { fields: readonly string[]; reason: string };
}

export const repeatCount = 50;

/** Expects one success; all other calls get the error. */
export const onceThenError = (errorCode: string) => ({ ok: 1, [errorCode]: repeatCount - 1 });

/** Error when Stripe rejects a call because the same call is in progress, and the service stops retrying. */
export const transientProviderError = '503 payment_unavailable';
