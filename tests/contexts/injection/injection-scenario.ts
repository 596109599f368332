import type { TestBrowser } from '../../harness/test-studio.ts';
import type { InjectionStudio } from './open-injection-studio.ts';

/** Where words may come out. */
export type OutputChannel = 'mail' | 'calendar' | 'csv' | 'webhook';

/** Fields in which words enter, as path and name in the body ('/contact message'), and where each comes out. */
export type FieldOutputs = Readonly<Record<string, readonly OutputChannel[]>>;

/** What kind of words a field takes. */
export type FieldKind = 'text' | 'address' | 'phone';

/** The words for a field of the call that is made. */
export type GetPayload = (field: string, kind?: FieldKind) => string;

/** Somebody's way through the product, on which their words enter by real calls. */
export interface InjectionScenario {
  name: string;
  fields: FieldOutputs;
  play(stage: InjectionStudio, put: SubmitWithPayload): Promise<void>;
}

/**
 * Makes a call with somebody's words in it; the answer's body. What is refused is said again in plain words, so that the way
 * goes on.
 */
export type SubmitWithPayload = <Answer = Record<string, string>>(
  by: TestBrowser,
  path: string,
  body: (say: GetPayload) => object,
) => Promise<Answer>;
