import { APICallError } from 'ai';

/** Reason why a model's reply isn't used. `failures` lists the reasons that count as a failure of the model. */
export type NoReplyReason =
  | 'failed'
  | 'slow'
  | 'refused'
  | 'cut short'
  | 'empty'
  | 'ungrounded'
  | 'claims an action'
  | 'instructions';

const failures: readonly NoReplyReason[] = ['failed', 'slow'];

export class NoModelReplyError extends Error {
  readonly reason: NoReplyReason;

  constructor(reason: NoReplyReason, cause?: unknown) {
    super(`The language model did not reply: ${reason}`, { cause });
    this.reason = reason;
  }

  get isFailure(): boolean {
    return failures.includes(this.reason);
  }

  /**
   * Returns the properties that may be logged. Nothing else is copied, because the library's errors contain the
   * visitor's question.
   */
  get forLog(): { reason: NoReplyReason; status?: number | undefined; error?: string } {
    const { cause } = this;
    if (APICallError.isInstance(cause))
      return { reason: this.reason, status: cause.statusCode, error: cause.name };
    return { reason: this.reason, ...(cause instanceof Error ? { error: cause.name } : {}) };
  }
}
