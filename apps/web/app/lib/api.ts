/** How features reach the booking service, the same in the browser and while the server renders. */
export interface Api {
  /**
   * Calls `path` (one of `paths`) with its own fields; envelope and branch are added. Resolves with an answer
   * whose `ok` is true, else throws an ApiError.
   */
  call<Answer>(path: string, fields: object, options?: CallOptions): Promise<Answer>;
}

export interface CallOptions {
  /** The message when an answer is neither ok nor a refusal; 'Unexpected server response' unless said otherwise. */
  unexpected?: string;
  signal?: AbortSignal;
  /** Asks for the answer as server-sent events, and takes the pieces of its text as they come (lib/read-stream.ts). */
  onText?: (piece: string) => void;
}
