import { redactPii } from '@studio/domain/text/redact-pii';
import { isStepCount, type LanguageModel, type ModelMessage, streamText } from 'ai';
import { createModelTools } from './model-tools.ts';
import { NoModelReplyError } from './no-model-reply-error.ts';
import type { AssistantTools, ConversationTurn, Question } from './port.ts';
import { ReplyContext } from './reply-context.ts';
import { buildSystemPrompt } from './system-prompt.ts';

/** Limits of a request to the model: characters per turn, turns before the question, and model calls. */
const maxTurnLength = 1000;
const maxTurns = 12;
const maxSteps = 5;

export interface LimitedModel {
  model: LanguageModel;
  /** Maximum number of output tokens per step. */
  maxTokens: number;
  /** Time limit for the whole reply, in milliseconds. */
  timeoutMs: number;
}

/** Returns the model's final text and the results of its tools. Throws `NoModelReplyError`. */
export async function askModel(
  engine: LimitedModel,
  question: Question,
  lookups: AssistantTools,
  signal: AbortSignal | undefined,
): Promise<{ written: string; context: ReplyContext }> {
  const studio = await lookups.studio();
  const context = new ReplyContext();
  context.recordRequest(question.text);
  const timeout = AbortSignal.timeout(engine.timeoutMs);
  const { stream } = streamText({
    model: engine.model,
    instructions: buildSystemPrompt(studio.name, question.now),
    messages: toModelMessages(question),
    tools: createModelTools(lookups, studio, question, context),
    stopWhen: isStepCount(maxSteps),
    // The last step must produce text, so the model may not call tools in it.
    prepareStep: ({ stepNumber }) => (stepNumber === maxSteps - 1 ? { toolChoice: 'none' as const } : {}),
    maxOutputTokens: engine.maxTokens,
    // Doesn't retry: when the model fails, the built-in assistant replies immediately.
    maxRetries: 0,
    abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    telemetry: { isEnabled: false },
    // Ignores errors here, because the code below reads them from the stream. Without this handler, the library would
    // print them with the visitor's question.
    onError: () => undefined,
  });
  try {
    return { written: await readFinalText(stream), context };
  } catch (error) {
    if (error instanceof NoModelReplyError) throw error;
    throw new NoModelReplyError(timeout.aborted ? 'slow' : 'failed', error);
  }
}

/** Reads the stream to its end and returns the text. Text before a tool call isn't part of the reply. */
async function readFinalText(stream: AsyncIterable<StreamPart>): Promise<string> {
  let written = '';
  let reason = '';
  for await (const part of stream) {
    if (part.type === 'start-step') written = '';
    else if (part.type === 'text-delta') written += part.text;
    else if (part.type === 'finish-step') reason = part.finishReason;
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw new Error('aborted');
  }
  if (reason === 'content-filter') throw new NoModelReplyError('refused');
  if (reason === 'length') throw new NoModelReplyError('cut short');
  if (reason !== 'stop') throw new NoModelReplyError(reason === 'tool-calls' ? 'empty' : 'failed');
  return written;
}

type StreamPart = ReturnType<typeof streamText>['stream'] extends AsyncIterable<infer Each> ? Each : never;

/**
 * Returns the turns for the model's provider, without personal data. Messages from the team may contain names, so a
 * placeholder replaces them.
 */
function toModelMessages({ text, earlier }: Question): ModelMessage[] {
  const before = earlier
    .slice(-maxTurns)
    .map(({ role, text: content, personal }: ConversationTurn): ModelMessage => {
      if (personal)
        return { role: 'assistant', content: '[The assistant replied here with the visitor’s own details.]' };
      if (role === 'team') return { role: 'assistant', content: '[A member of our team replied here.]' };
      return { role, content: redactPii(content.slice(0, maxTurnLength)) };
    });
  return [...before, { role: 'user', content: redactPii(text.slice(0, maxTurnLength)) }];
}
