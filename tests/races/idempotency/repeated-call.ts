import type { ApiPath, TestCaller, TwoServerTestBed } from './two-server-test-bed.ts';

/** What is said 50 times at once, and what of it can be counted afterwards. */
export interface PreparedCall {
  by: TestCaller;
  body: object;
  /** What has come of it, to be compared with `effect`. */
  counted(): Promise<unknown>;
}

/** A call that promises to be done once, however often it is asked for. */
export interface RepeatedCall {
  path: ApiPath;
  /** When a path has several cases. */
  when?: string;
  /** `nonce` is different in every run. */
  prepare(house: TwoServerTestBed, nonce: string): Promise<PreparedCall>;
  effect: unknown;
  /** How often each answer comes: 'ok', or status and code. Those that are ok are all the same. */
  answers?: Record<string, number>;
  /** Fields of an answer that may differ, and why that is right. */
  differs?: { fields: readonly string[]; since: string };
}

/** How often each call is repeated. */
export const repeatCount = 50;

/** One does it, and the others hear that it is done. */
export const onceThenError = (refusal: string) => ({ ok: 1, [refusal]: repeatCount - 1 });

/** The provider refuses the same call while it is at work on it, and who has asked often enough gives up for now. */
export const transientProviderError = '503 payment_unavailable';
