import { toLondonDate } from '@studio/domain/time/london';
import { askModel, type LimitedModel } from './ask-model.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { claimsAction } from './claims-action.ts';
import { findUngroundedSentences, splitSentences } from './grounding/find-ungrounded-sentences.ts';
import { NoModelReplyError, type NoReplyReason } from './no-model-reply-error.ts';
import type { Assistant, AssistantTools, Question, Reply } from './port.ts';
import type { ReplyContext } from './reply-context.ts';
import { repeatsSystemPrompt } from './system-prompt.ts';
import { toPlainText } from './to-plain-text.ts';

export interface ModelAssistantOptions extends LimitedModel {
  /** Assistant that replies when the model can't. */
  fallback: Assistant;
  /** Counts a reply towards the day's budget. Returns whether the budget allows it. */
  withinBudget: (now: Date) => Promise<boolean>;
  log: { warn: (facts: object, message: string) => void };
}

/**
 * Creates an assistant whose language model uses only the studio's tools. The visitor sees the model's text only after
 * it is complete and verified. The fallback replies when the model fails, is slow or declines, when the budget is
 * used up, and when the text states something that no tool returned, claims an action or repeats the system prompt.
 */
export function createModelAssistant({
  fallback,
  withinBudget,
  log,
  ...engine
}: ModelAssistantOptions): Assistant {
  const breaker = createCircuitBreaker();
  const askModelWithBreaker = async (question: Question, tools: AssistantTools, signal?: AbortSignal) => {
    const { now } = question;
    if (breaker.isOpen(now)) return null;
    try {
      if (!(await withinBudget(now))) return null;
      const { written, context } = await askModel(engine, question, tools, signal);
      breaker.succeeded();
      return buildVerifiedReply(written, context, now);
    } catch (error) {
      // A disconnected visitor isn't a failure of the model.
      signal?.throwIfAborted();
      const failure = error instanceof NoModelReplyError ? error : new NoModelReplyError('failed', error);
      if (failure.isFailure) breaker.failed(now);
      log.warn(failure.forLog, 'the language model did not reply');
      return null;
    }
  };
  return {
    answer: async (question, tools, options = {}) => {
      options.signal?.throwIfAborted();
      const reply = await askModelWithBreaker(question, tools, options.signal);
      if (!reply) return fallback.answer(question, tools, options);
      for (const sentence of splitIntoSentences(reply.text)) options.onText?.(sentence);
      return reply;
    },
  };
}

/** Returns the reply. Throws `NoModelReplyError` if its text must not be shown to the visitor. */
function buildVerifiedReply(written: string, context: ReplyContext, now: Date): Reply {
  const { action, classIds, links, handOver } = context;
  const text = toPlainText(written) || getDefaultText(context);
  const wrong = findProblem(text, context, now);
  if (wrong) throw new NoModelReplyError(wrong);
  return { text, action, classIds, links, suggestions: [], handOver };
}

/** Returns a default text, because some models call a tool and write no text. */
function getDefaultText({ handOver, action }: ReplyContext): string {
  if (handOver) return 'I’ve passed this to our team.';
  return action ? 'You can choose a time for your tour here.' : '';
}

function findProblem(text: string, { evidence }: ReplyContext, now: Date): NoReplyReason | null {
  if (text === '') return 'empty';
  if (repeatsSystemPrompt(text)) return 'instructions';
  if (claimsAction(text)) return 'claims an action';
  return findUngroundedSentences(text, evidence, toLondonDate(now)).length > 0 ? 'ungrounded' : null;
}

/** Splits a text into sentences with the spaces between them, so that joining them gives the text. */
function splitIntoSentences(text: string): string[] {
  const starts = splitSentences(text).slice(1);
  const sentences: string[] = [];
  let remaining = text;
  for (const start of starts) {
    const at = remaining.indexOf(start, 1);
    sentences.push(remaining.slice(0, at));
    remaining = remaining.slice(at);
  }
  return [...sentences, remaining];
}
