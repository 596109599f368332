import { z } from 'zod';
import { evenIfOthersFail, invalidValue, mustBeUnsetWithout, wholeNumberBetween } from './field-schemas.ts';

/** API key that makes demo mode use the local sandbox in place of a real language model. Tests use it. */
export const modelSandboxKey = 'sandbox';

const mustBeUnset = mustBeUnsetWithout('ASSISTANT_PROVIDER');

/** Settings without a language model: only the built-in assistant replies. */
const noProvider = z
  .object({
    ASSISTANT_PROVIDER: z.literal('none').optional(),
    ASSISTANT_KEY: mustBeUnset,
    ASSISTANT_URL: mustBeUnset,
    ASSISTANT_MODEL: mustBeUnset,
  })
  .transform(() => null);

const model = z
  .object({
    ASSISTANT_PROVIDER: z.enum(['openai-compatible', 'anthropic']),
    ASSISTANT_KEY: z.string(),
    ASSISTANT_MODEL: z.string(),
    ASSISTANT_URL: z
      .string()
      .refine(isApiUrl, invalidValue('must be a URL such as https://host/v1'))
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    ASSISTANT_DAILY_LIMIT: wholeNumberBetween(1, 1_000_000).default(2000),
    ASSISTANT_MAX_TOKENS: wholeNumberBetween(50, 4000).default(400),
  })
  .superRefine((env, context) => {
    const isSimulated = env.ASSISTANT_KEY === modelSandboxKey;
    if (isSimulated && env.ASSISTANT_URL)
      context.addIssue('ASSISTANT_URL can’t be set together with the sandbox key');
    if (env.ASSISTANT_PROVIDER === 'openai-compatible' && !isSimulated && !env.ASSISTANT_URL)
      context.addIssue('ASSISTANT_URL is missing');
  }, evenIfOthersFail)
  .transform((env) => ({
    provider: env.ASSISTANT_PROVIDER,
    key: env.ASSISTANT_KEY,
    /**
     * Base URL of the API without a trailing slash. With null, the adapter uses the URL of the provider or of the
     * sandbox.
     */
    url: env.ASSISTANT_URL ?? null,
    model: env.ASSISTANT_MODEL,
    /** Maximum number of replies that all processes together may request from the model per UTC day. */
    dailyLimit: env.ASSISTANT_DAILY_LIMIT,
    maxTokens: env.ASSISTANT_MAX_TOKENS,
  }));

/** Settings of the chat's language model. */
export const assistantSettings = z.discriminatedUnion('ASSISTANT_PROVIDER', [noProvider, model]);
export type AssistantSettings = z.infer<typeof model>;

function isApiUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && !search && !hash && !username;
}

/** Returns a readable provider name: the host of the configured URL or, without a URL, a fixed name. */
export function getProviderName({ provider, url }: AssistantSettings): string {
  if (url) return new URL(url).host;
  return provider === 'anthropic' ? 'Anthropic' : 'a provider on this machine';
}
