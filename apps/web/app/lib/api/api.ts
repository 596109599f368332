import type { ApiError } from './api-error.ts';

/** Booking API for features. It works the same in the browser and during server rendering. */
export interface Api {
  /**
   * Calls `path` (one of `paths`) with its fields; the client adds envelope and branch. Resolves with a
   * response whose `ok` is true, and otherwise throws an ApiError.
   */
  call<ResponseBody>(path: string, fields: object, options?: CallOptions): Promise<ResponseBody>;
}

/** Function that creates the error for a failed response. `status` is 0 when no response arrived. */
export type ErrorParser = (status: number, body: unknown, unexpected: string) => ApiError;

export interface CallOptions {
  /** Message when a response is neither `ok` nor an error; defaults to 'Unexpected server response'. */
  unexpected?: string;
  /** Parses a failed response. Defaults to the parser in lib/api/api-error.ts. */
  readFailure?: ErrorParser;
  signal?: AbortSignal;
  /** Requests server-sent events and receives the text in chunks (lib/api/read-chat-stream.ts). */
  onText?: (chunk: string) => void;
}
