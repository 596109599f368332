import { z } from 'zod';
import { IdentityError } from '../protocol/identity-error.ts';
import { isEmail } from './is-email.ts';
import { normalizeCode, normalizeLine } from './normalize-input.ts';
import type { Attributes } from './tables.ts';
import { normalizeEmail, type User } from './users.ts';

/** An attribute on the wire. An empty value takes the attribute away. */
export const attributeSchema = z.object({
  Name: z.string().min(1).max(64),
  Value: z.string().max(2048).default(''),
});
export type AttributeDto = z.output<typeof attributeSchema>;

/** What a person may be called (handbook: accounts 7). */
const titles: readonly string[] = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Other'];

const longestName = 60;
const longestEmail = 120;

/** First name, space and surname in one. */
const longestFullName = 2 * longestName + 1;

/** E.164: a plus, the country, at most 15 digits in all. */
const phone = /^\+[1-9]\d{6,14}$/;

/** Whether a value is a good one, by the attributes that people may write themselves. The address is a case of its own. */
const writable: Readonly<Record<string, (value: string) => boolean>> = {
  given_name: (value) => isName(value, longestName),
  family_name: (value) => isName(value, longestName),
  name: (value) => isName(value, longestFullName),
  phone_number: (value) => phone.test(value),
  'custom:title': (value) => titles.includes(value),
};

/** The pool's own, which people read and never write. */
const readOnly: readonly string[] = ['sub', 'email_verified', 'phone_number_verified'];

/** What a list of attributes asks for. */
export interface AttributeChange {
  /** Null when the list does not name the address. */
  email: string | null;
  set: Attributes;
  taken: string[];
}

/**
 * Reads a list from the wire: only what people may write, tidied.
 * @throws InvalidParameterException for an unknown attribute or a bad value, NotAuthorizedException for the pool's own
 */
export function parseAttributes(list: readonly AttributeDto[]): AttributeChange {
  const change: AttributeChange = { email: null, set: {}, taken: [] };
  for (const { Name, Value } of list) {
    const value = tidied(Name, Value);
    if (Name === 'email') {
      change.email = parseEmail(value);
      continue;
    }
    if (readOnly.includes(Name)) {
      throw new IdentityError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
    }
    const isGood = Object.hasOwn(writable, Name) ? writable[Name] : undefined;
    if (!isGood)
      refuse(`Attributes did not conform to the schema: ${Name}: Attribute does not exist in the schema.`);
    if (value === '') change.taken.push(Name);
    else if (isGood(value)) change.set[Name] = value;
    else refuse(Name === 'phone_number' ? 'Invalid phone number format.' : `Invalid value for ${Name}.`);
  }
  return change;
}

/** Names keep their full-width letters; numbers are read in any width. */
const tidied = (name: string, value: string): string =>
  name === 'phone_number' ? normalizeCode(value) : normalizeLine(value);

/** What an account has after a change. */
export function applyAttributeChange(before: Attributes, { set, taken }: AttributeChange): Attributes {
  const kept = Object.entries(before).filter(([name]) => !taken.includes(name));
  return { ...Object.fromEntries(kept), ...set };
}

/** The address of an account, normalised. @throws InvalidParameterException when it cannot be one. */
export function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email.length > longestEmail || !isEmail(email)) refuse('Invalid email address format.');
  return email;
}

/** Everything that an account answers about itself. */
export function toAttributeDtos(user: User): AttributeDto[] {
  const phone = user.attributes.phone_number !== undefined;
  return [
    { Name: 'sub', Value: user.sub },
    { Name: 'email', Value: user.email },
    { Name: 'email_verified', Value: String(user.emailVerified) },
    ...Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value })),
    ...(phone ? [{ Name: 'phone_number_verified', Value: String(user.phoneVerified) }] : []),
  ];
}

/**
 * The first name for the salutation of a mail, or null. Anybody can sign somebody else's address up: what is not
 * plainly a name, such as a web address, is not mailed to them.
 */
export function getGreetingName({ given_name: name }: Attributes): string | null {
  return name && /^[\p{L}\p{M}'’ -]+$/u.test(name) ? name : null;
}

/** No control characters, line breaks or marks that turn the direction of writing. */
function isName(value: string, longest: number): boolean {
  return [...value].length <= longest && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value);
}

function refuse(message: string): never {
  throw new IdentityError('InvalidParameterException', message);
}
