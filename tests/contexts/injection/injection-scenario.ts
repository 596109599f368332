import type { TestBrowser } from '../../harness/test-studio.ts';
import type { InjectionStudio } from './open-injection-studio.ts';

/** Outputs that may contain injected text. */
export type OutputChannel = 'mail' | 'calendar' | 'csv' | 'webhook';

/** Fields that accept text, as path and name in the body ('/contact message'), with the outputs of each. */
export type FieldOutputs = Readonly<Record<string, readonly OutputChannel[]>>;

/** Kind of text that a field accepts. */
export type FieldKind = 'text' | 'address' | 'phone';

/** Returns the payload for a field of the current call. */
export type GetPayload = (field: string, kind?: FieldKind) => string;

/** Scenario that uses the product with real calls and injects payloads. */
export interface InjectionScenario {
  name: string;
  fields: FieldOutputs;
  play(stage: InjectionStudio, put: SubmitWithPayload): Promise<void>;
}

/**
 * Makes a call with payloads and returns the response body. Repeats a rejected call with harmless text, so that the
 * scenario can continue.
 */
export type SubmitWithPayload = <Answer = Record<string, string>>(
  by: TestBrowser,
  path: string,
  body: (say: GetPayload) => object,
) => Promise<Answer>;
