type Environment = Record<string, string | undefined>;

/** Whose language model answers in the chat. `none`: the studio's own engine alone. */
export const assistantProviders = ['none', 'openai-compatible', 'anthropic'] as const;
type Provider = (typeof assistantProviders)[number];

/** The language model of the chat, and what it may cost. */
export interface AssistantSettings {
  provider: Exclude<Provider, 'none'>;
  key: string;
  /** Where its API is, without a slash at the end; null where the provider's own address counts, or the stand-in's. */
  url: string | null;
  model: string;
  /** Answers that may be asked of it in a day of UTC, by all processes together. */
  dailyLimit: number;
  /** The longest piece of text or call that it may write at a time, in tokens. */
  maxTokens: number;
}

/** With this key, in demo mode, a stand-in on this machine speaks for the model. It is for tests. */
export const modelSandboxKey = 'sandbox';

/** Reads the settings of the model; null when there is none. */
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
  const standsIn = env.ASSISTANT_KEY === modelSandboxKey;
  if (standsIn && mode === 'live') problems.push('ASSISTANT_KEY is the one of the sandbox');
  if (standsIn && env.ASSISTANT_URL) problems.push('ASSISTANT_URL cannot be set with the key of the sandbox');
  const required = ['ASSISTANT_KEY', 'ASSISTANT_MODEL'];
  if (provider === 'openai-compatible' && !standsIn) required.push('ASSISTANT_URL');
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

/** A key without its provider would be thought to work. */
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
  if (!plain) problems.push(`ASSISTANT_URL is '${text}', but has to be an address such as https://host/v1`);
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
  problems.push(`${name} is '${env[name]}', but has to be a whole number from ${min} to ${max}`);
  return otherwise;
}

/** The provider's name for people: its own, or the host that its API is at. */
export function getProviderName({ provider, url }: AssistantSettings): string {
  if (url) return new URL(url).host;
  return provider === 'anthropic' ? 'Anthropic' : 'a provider on this machine';
}
