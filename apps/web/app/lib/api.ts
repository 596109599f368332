import type { ApiError } from './api-error.ts';

/** How features reach the booking service, the same in the browser and while the server renders. */
export interface Api {
  /**
   * Calls `path` (one of `paths`) with its own fields; envelope and branch are added. Resolves with an answer
   * whose `ok` is true, else throws an ApiError.
   */
  call<Answer>(path: string, fields: object, options?: CallOptions): Promise<Answer>;
}

/** Makes the error of a failed response; `status` is 0 when none came. */
export type ErrorParser = (status: number, body: unknown, unexpected: string) => ApiError;

export interface CallOptions {
  /** The message when an answer is neither ok nor a refusal; 'Unexpected server response' unless said otherwise. */
  unexpected?: string;
  /** Reads a failed response by another rule than that of the classes API (lib/api-error.ts). */
  readFailure?: ErrorParser;
  signal?: AbortSignal;
  /** Asks for the answer as server-sent events, and takes the pieces of its text as they come (lib/read-chat-stream.ts). */
  onText?: (piece: string) => void;
}
