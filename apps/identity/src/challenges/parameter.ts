import { IdentityError } from '../wire/identity-error.ts';
import type { Parameters } from './challenge.ts';

/** @throws InvalidParameterException, as Cognito words it, when it is missing or empty. */
export function parameter(given: Parameters, name: string): string {
  const value = given[name];
  if (!value) throw new IdentityError('InvalidParameterException', `Missing required parameter ${name}`);
  return value;
}
