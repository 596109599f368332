import { eq, type SQL, sql } from 'drizzle-orm';
import { IdentityError } from '../protocol/identity-error.ts';
import { users } from './tables.ts';
import { normalizeEmail } from './users.ts';

/** Attributes that filters support. */
const columns: Readonly<Record<string, SQL>> = {
  sub: sql`${users.sub}::text`,
  username: sql`${users.sub}::text`,
  email: sql`${users.email}`,
  given_name: sql`${users.attributes} ->> 'given_name'`,
  family_name: sql`${users.attributes} ->> 'family_name'`,
  name: sql`${users.attributes} ->> 'name'`,
  phone_number: sql`${users.attributes} ->> 'phone_number'`,
  'cognito:user_status': sql`${users.status}`,
};

/**
 * Parses a filter such as `email = "a@b.example"`, or `given_name ^= "A"` for a prefix; `\"` escapes a quotation mark.
 * Compares email addresses case-insensitively. An empty filter matches all.
 * @throws InvalidParameterException
 */
export function parseUserFilter(filter: string): SQL | undefined {
  if (filter.trim() === '') return undefined;
  const form = /^\s*"?([a-z_:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;
  const [, name = '', operator, quoted = ''] = form.exec(filter) ?? [];
  const value = quoted.replace(/\\(.)/g, '$1');
  if (name === 'status') return eq(users.enabled, value === 'Enabled');
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) throw new IdentityError('InvalidParameterException', 'Error while parsing filter.');
  const searchValue = name === 'email' ? normalizeEmail(value) : value;
  return operator === '=' ? sql`${column} = ${searchValue}` : sql`starts_with(${column}, ${searchValue})`;
}
