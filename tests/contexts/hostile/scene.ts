import type { Visitor } from '../../harness/studio.ts';
import type { Stage } from './stage.ts';

/** Where words may come out. */
export type Output = 'mail' | 'calendar' | 'csv' | 'webhook';

/** Fields in which words enter, as path and name in the body ('/contact message'), and where each comes out. */
export type Fields = Readonly<Record<string, readonly Output[]>>;

/** What kind of words a field takes. */
export type Kind = 'text' | 'address' | 'phone';

/** The words for a field of the call that is made. */
export type Say = (field: string, kind?: Kind) => string;

/** Somebody's way through the product, on which their words enter by real calls. */
export interface Scene {
  name: string;
  fields: Fields;
  play(stage: Stage, put: Put): Promise<void>;
}

/**
 * Makes a call with somebody's words in it; the answer's body. What is refused is said again in plain words, so that the way
 * goes on.
 */
export type Put = <Answer = Record<string, string>>(
  by: Visitor,
  path: string,
  body: (say: Say) => object,
) => Promise<Answer>;
