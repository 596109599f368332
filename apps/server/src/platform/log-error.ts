/** Error as it is logged: its kind and location, without personal data. */
export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  /** Code of a database or network error, such as '23505'. */
  code?: string;
  /** Table whose constraint a statement violated. */
  table?: string;
  constraint?: string;
  cause?: LoggedError;
};

/**
 * Converts an error for the log. Copies only the fields named here, because libraries attach whole requests, statement
 * values and email addresses to errors. Includes at most 4 causes.
 */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: redactPersonalData(String(error)), stack: '' };
  const { cause, ...properties } = error as Error & Record<'code' | 'table' | 'constraint', unknown>;
  const named = (['code', 'table', 'constraint'] as const).flatMap((name) =>
    typeof properties[name] === 'string' ? [[name, properties[name]] as const] : [],
  );
  return {
    type: error.constructor.name,
    message: redactPersonalData(error.message),
    stack: framesOf(error),
    ...Object.fromEntries(named),
    ...(cause instanceof Error && depth < 4 ? { cause: toLoggedError(cause, depth + 1) } : {}),
  };
}

/** Returns only the stack frames. A stack begins with the message, which can have several lines. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/**
 * Maximum length of a message in characters. Matching the redaction patterns would take long on megabytes of user
 * input.
 */
const longestMessage = 2000;

/** Removes personal data from a text: statement values, email addresses, tokens, keys of links and phone numbers. */
export function redactPersonalData(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*$/, '')
    .slice(0, longestMessage)
    .replace(/[^\s@"'<>(),;:=]{1,120}@[^\s@"'<>(),;:]{1,120}\.[^\s@"'<>(),;:]+/g, '[address]')
    .replace(/\beyJ[\w-]+\.[\w-]+(\.[\w-]+)?/g, '[token]')
    .replace(/\b(Bearer|k|key|token|code|state)(=|\s)[^\s&"']+/g, '$1$2[key]')
    .replace(/\b(whsec|sk|pk|rk)_[\w/+=]+/g, '[secret]')
    .replace(/\+\d[\d ]{7,16}\d/g, '[number]')
    .replace(/(?<![\w.-])0[1-9][\d ]{7,10}\d(?![\w-])/g, '[number]');
}
