import { parse } from 'qs';
import { createInvalidRequestError } from './api-error.ts';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** Parses forms and query strings like `a[b][c]=d` as Stripe does. Every value is a string. */
export function parseForm(text: string): Form {
  return parse(text, { depth: 8, parameterLimit: 2000, arrayLimit: 100, plainObjects: true }) as Form;
}

/** Returns a text parameter, or undefined when it's absent or empty. */
export function readText(form: Form, name: string): string | undefined {
  const value = form[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string')
    throw createInvalidRequestError(`Invalid string: ${JSON.stringify(value)}`, { param: name });
  return value;
}

/**
 * Returns an integer parameter, or undefined when it's absent. Throws 400 parameter_invalid_integer for anything else.
 */
export function readInteger(form: Form, name: string): number | undefined {
  const value = readText(form, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw createInvalidRequestError(`Invalid integer: ${value}`, {
      code: 'parameter_invalid_integer',
      param: name,
    });
  }
  return Number(value);
}

/** Returns a boolean parameter, or undefined when it's absent. */
export function readBoolean(form: Form, name: string): boolean | undefined {
  const value = readText(form, name);
  if (value === undefined) return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  throw createInvalidRequestError(`Invalid boolean: ${value}`, { param: name });
}

/**
 * Returns a parameter that is one of the choices, or undefined when it's absent. Throws 400 for any other value.
 * `param` is the parameter's name in the error, when the form is nested.
 */
export function readChoice<const Choice extends string>(
  form: Form,
  name: string,
  choices: readonly Choice[],
  param = name,
): Choice | undefined {
  const value = readText(form, name);
  if (value === undefined) return undefined;
  const choice = choices.find((each) => each === value);
  if (choice) return choice;
  throw createInvalidRequestError(`Invalid ${param}: must be one of ${choices.join(', ')}`, { param });
}

/** Returns a nested form, or undefined when it's absent. */
export function readNestedForm(form: Form, name: string): Form | undefined {
  const value = form[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw createInvalidRequestError(`Invalid object`, { param: name });
}

/** Returns a parameter that is a list of texts. Also accepts a single text. */
export function readTextList(form: Form, name: string): string[] {
  const value = form[name];
  if (value === undefined || value === '') return [];
  const list = typeof value === 'object' ? Object.values(value) : [value];
  if (list.some((item) => typeof item !== 'string'))
    throw createInvalidRequestError('Invalid array', { param: name });
  return list as string[];
}

/** Creates a 400 parameter_missing. */
export function createMissingParameterError(name: string): Error {
  return createInvalidRequestError(`Missing required param: ${name}.`, {
    code: 'parameter_missing',
    param: name,
  });
}

/** Throws 400 parameter_unknown for parameters that the call doesn't support. */
export function rejectUnknownParameters(form: Form, accepted: ReadonlySet<string>): void {
  const unknown = Object.keys(form).filter((name) => !accepted.has(name));
  if (unknown.length === 0) return;
  const [first = ''] = unknown;
  const noun = unknown.length === 1 ? 'parameter' : 'parameters';
  throw createInvalidRequestError(`Received unknown ${noun}: ${unknown.join(', ')}`, {
    code: 'parameter_unknown',
    param: first,
  });
}

/**
 * Merges a call's metadata into existing metadata as Stripe does: an empty value removes its key, and an empty
 * `metadata` removes all keys.
 */
export function mergeMetadata(form: Form, existing: Record<string, string> = {}): Record<string, string> {
  if (form.metadata === undefined) return existing;
  if (form.metadata === '') return {};
  const merged = { ...existing };
  for (const [key, value] of Object.entries(readNestedForm(form, 'metadata') ?? {})) {
    if (typeof value !== 'string')
      throw createInvalidRequestError('Metadata values must be strings', { param: 'metadata' });
    if (value.length > 500 || key.length > 40) {
      throw createInvalidRequestError('Metadata keys can have up to 40 characters and values up to 500.', {
        param: 'metadata',
      });
    }
    if (value === '') delete merged[key];
    else merged[key] = value;
  }
  if (Object.keys(merged).length > 50) {
    throw createInvalidRequestError('Metadata can have up to 50 keys.', { param: 'metadata' });
  }
  return merged;
}
