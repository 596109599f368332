type Environment = Record<string, string | undefined>;

/** Providers of the chat's language model. `none`: only the built-in assistant replies. */
export const assistantProviders = ['none', 'openai-compatible', 'anthropic'] as const;
type Provider = (typeof assistantProviders)[number];

/** Settings of the chat's language model, with its cost limits. */
export interface AssistantSettings {
  provider: Exclude<Provider, 'none'>;
  key: string;
  /** Base URL of the API without a trailing slash; null for the provider's own URL, or that of the sandbox. */
  url: string | null;
  model: string;
  /** Maximum number of replies that all processes together may request from the model per UTC day. */
  dailyLimit: number;
  maxTokens: number;
}

/** Key with which a local sandbox replaces the model in demo mode. For tests. */
export const modelSandboxKey = 'sandbox';

/** Reads the settings of the chat's language model. Returns null for provider `none`. */
export function readAssistantSettings(
  env: Environment,
  provider: Provider,
  mode: 'demo' | 'live',
  problems: string[],
): AssistantSettings | null {
  if (provider === 'none') {
    problems.push(...strayProblems(env));
    return null;
  }
  const isSimulated = env.ASSISTANT_KEY === modelSandboxKey;
  if (isSimulated && mode === 'live')
    problems.push('ASSISTANT_KEY is the sandbox key, which only works in demo mode');
  if (isSimulated && env.ASSISTANT_URL)
    problems.push('ASSISTANT_URL can’t be set together with the sandbox key');
  const required = ['ASSISTANT_KEY', 'ASSISTANT_MODEL'];
  if (provider === 'openai-compatible' && !isSimulated) required.push('ASSISTANT_URL');
  problems.push(...required.filter((name) => !env[name]).map((name) => `${name} is missing`));
  return {
    provider,
    key: env.ASSISTANT_KEY ?? '',
    url: readAddress(env, problems),
    model: env.ASSISTANT_MODEL ?? '',
    dailyLimit: readWhole(
      env,
      'ASSISTANT_DAILY_LIMIT',
      { otherwise: 2000, min: 1, max: 1_000_000 },
      problems,
    ),
    maxTokens: readWhole(env, 'ASSISTANT_MAX_TOKENS', { otherwise: 400, min: 50, max: 4000 }, problems),
  };
}

/**
 * Returns a problem for each model setting without a provider, because the owner would believe that it has an effect.
 */
function strayProblems(env: Environment): string[] {
  return ['ASSISTANT_KEY', 'ASSISTANT_URL', 'ASSISTANT_MODEL']
    .filter((name) => env[name])
    .map((name) => `${name} is set, but ASSISTANT_PROVIDER is none`);
}

function readAddress(env: Environment, problems: string[]): string | null {
  const text = env.ASSISTANT_URL;
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain =
    url && ['http:', 'https:'].includes(url.protocol) && !url.search && !url.hash && !url.username;
  if (!plain) problems.push(`ASSISTANT_URL is '${text}', but must be a URL such as https://host/v1`);
  return text.replace(/\/+$/, '');
}

function readWhole(
  env: Environment,
  name: string,
  { otherwise, min, max }: { otherwise: number; min: number; max: number },
  problems: string[],
): number {
  const value = Number(env[name] || otherwise);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  problems.push(`${name} is '${env[name]}', but must be a whole number from ${min} to ${max}`);
  return otherwise;
}

/** Returns a readable provider name: the provider's own, or the host of its API. */
export function getProviderName({ provider, url }: AssistantSettings): string {
  if (url) return new URL(url).host;
  return provider === 'anthropic' ? 'Anthropic' : 'a provider on this machine';
}
