import { APICallError } from 'ai';

/** Why a model's answer is not used. Those of `failures` say something about the model's health. */
export type NoReplyReason =
  | 'failed'
  | 'slow'
  | 'refused'
  | 'cut short'
  | 'empty'
  | 'ungrounded'
  | 'a deed'
  | 'instructions';

const failures: readonly NoReplyReason[] = ['failed', 'slow'];

/** The model gave no answer that may be shown. */
export class NoModelReplyError extends Error {
  readonly reason: NoReplyReason;

  constructor(reason: NoReplyReason, cause?: unknown) {
    super(`No answer of the model: ${reason}`, { cause });
    this.reason = reason;
  }

  get isFailure(): boolean {
    return failures.includes(this.reason);
  }

  /** What a log may keep. The library's errors carry what was asked, so nothing else of them is. */
  get forLog(): { reason: NoReplyReason; status?: number | undefined; error?: string } {
    const { cause } = this;
    if (APICallError.isInstance(cause))
      return { reason: this.reason, status: cause.statusCode, error: cause.name };
    return { reason: this.reason, ...(cause instanceof Error ? { error: cause.name } : {}) };
  }
}
