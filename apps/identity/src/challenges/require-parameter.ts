import { IdentityError } from '../protocol/identity-error.ts';
import type { ParameterMap } from './challenge.ts';

/**
 * Returns a parameter.
 * @throws InvalidParameterException, with Cognito's message, when the parameter is missing or empty.
 */
export function requireParameter(parameters: ParameterMap, name: string): string {
  const value = parameters[name];
  if (!value) throw new IdentityError('InvalidParameterException', `Missing required parameter ${name}`);
  return value;
}
