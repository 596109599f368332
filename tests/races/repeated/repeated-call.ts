import type { House, Path, Somebody } from './house.ts';

/** What is said 50 times at once, and what of it can be counted afterwards. */
export interface Prepared {
  by: Somebody;
  body: object;
  /** What has come of it, to be compared with `effect`. */
  counted(): Promise<unknown>;
}

/** A call that promises to be done once, however often it is asked for. */
export interface RepeatedCall {
  path: Path;
  /** When a path has several cases. */
  when?: string;
  /** `nonce` is different in every run. */
  prepare(house: House, nonce: string): Promise<Prepared>;
  effect: unknown;
  /** How often each answer comes: 'ok', or status and code. Those that are ok are all the same. */
  answers?: Record<string, number>;
  /** Fields of an answer that may differ, and why that is right. */
  differs?: { fields: readonly string[]; since: string };
}

/** How often each call is repeated. */
export const times = 50;

/** One does it, and the others hear that it is done. */
export const oneAnd = (refusal: string) => ({ ok: 1, [refusal]: times - 1 });

/** The provider refuses the same call while it is at work on it, and who has asked often enough gives up for now. */
export const passing = '503 payment_unavailable';
