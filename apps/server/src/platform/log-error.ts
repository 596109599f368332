/** What a log says of a failure: what it was and where, and nobody's words. */
export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  /** Of a database or a network, such as '23505'. */
  code?: string;
  /** The table and the rule that a statement broke. */
  table?: string;
  constraint?: string;
  cause?: LoggedError;
};

/**
 * A failure for the log. Only what is named here goes in: libraries hang whole requests, values of statements and
 * addresses on their errors. Deeper than 4 causes is nothing.
 */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: redactPersonalData(String(error)), stack: '' };
  const { cause, ...facts } = error as Error & Record<'code' | 'table' | 'constraint', unknown>;
  const named = (['code', 'table', 'constraint'] as const).flatMap((name) =>
    typeof facts[name] === 'string' ? [[name, facts[name]] as const] : [],
  );
  return {
    type: error.constructor.name,
    message: redactPersonalData(error.message),
    stack: framesOf(error),
    ...Object.fromEntries(named),
    ...(cause instanceof Error && depth < 4 ? { cause: toLoggedError(cause, depth + 1) } : {}),
  };
}

/** The message comes first in a stack, and can have lines of its own. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Of a failure's message, in characters. The patterns below would take long over what someone sent in megabytes. */
const longestMessage = 2000;

/** Takes out of a text what belongs to people: values of statements, addresses, tokens, keys of links, telephone numbers. */
export function redactPersonalData(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*$/, '')
    .slice(0, longestMessage)
    .replace(/[^\s@"'<>(),;:=]{1,120}@[^\s@"'<>(),;:]{1,120}\.[^\s@"'<>(),;:]+/g, '[address]')
    .replace(/\beyJ[\w-]+\.[\w-]+(\.[\w-]+)?/g, '[token]')
    .replace(/\b(Bearer|k|key|token|code|state)(=|\s)[^\s&"']+/g, '$1$2[key]')
    .replace(/\b(whsec|sk|pk|rk)_[\w/+=]+/g, '[secret]')
    .replace(/\+\d[\d ]{7,16}\d/g, '[number]');
}
