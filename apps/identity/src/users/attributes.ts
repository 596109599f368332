import { z } from 'zod';
import { IdentityError } from '../protocol/identity-error.ts';
import { isEmail } from './is-email.ts';
import { normalizeCode, normalizeLine } from './normalize-input.ts';
import type { Attributes } from './tables.ts';
import { normalizeEmail, type User } from './users.ts';

/** Schema of an attribute in requests. An empty value removes the attribute. */
export const attributeSchema = z.object({
  Name: z.string().min(1).max(64),
  Value: z.string().max(2048).default(''),
});
export type AttributeDto = z.output<typeof attributeSchema>;

/** Titles that the site offers (handbook: accounts 7). */
const titles: readonly string[] = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Other'];

const maxNameLength = 60;
const longestEmail = 120;

/** Maximum length of a full name: first name, space and surname. */
const maxFullNameLength = 2 * maxNameLength + 1;

/** Pattern of a phone number in E.164 format: a plus, the country code, at most 15 digits in all. */
const phone = /^\+[1-9]\d{6,14}$/;

/** Validators of the attributes that users may write. The email address is handled separately. */
const writableAttributes: Readonly<Record<string, (value: string) => boolean>> = {
  given_name: (value) => isName(value, maxNameLength),
  family_name: (value) => isName(value, maxNameLength),
  name: (value) => isName(value, maxFullNameLength),
  phone_number: (value) => phone.test(value),
  'custom:title': (value) => titles.includes(value),
};

/** Attributes that users can read but not write. */
const readOnlyAttributes: readonly string[] = ['sub', 'email_verified', 'phone_number_verified'];

/** Change that a list of attributes requests. */
export interface AttributeChange {
  /** New email address; null when the list doesn't contain one. */
  email: string | null;
  set: Attributes;
  taken: string[];
}

/**
 * Parses and normalises a list of attributes that users may write.
 * @throws InvalidParameterException for an unknown attribute or an invalid value, NotAuthorizedException for a
 * read-only one
 */
export function parseAttributes(list: readonly AttributeDto[]): AttributeChange {
  const change: AttributeChange = { email: null, set: {}, taken: [] };
  for (const { Name, Value } of list) {
    const value = normaliseValue(Name, Value);
    if (Name === 'email') {
      change.email = parseEmail(value);
      continue;
    }
    if (readOnlyAttributes.includes(Name)) {
      throw new IdentityError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
    }
    const isGood = Object.hasOwn(writableAttributes, Name) ? writableAttributes[Name] : undefined;
    if (!isGood)
      throwInvalid(
        `Attributes did not conform to the schema: ${Name}: Attribute does not exist in the schema.`,
      );
    if (value === '') change.taken.push(Name);
    else if (isGood(value)) change.set[Name] = value;
    else
      throwInvalid(Name === 'phone_number' ? 'Invalid phone number format.' : `Invalid value for ${Name}.`);
  }
  return change;
}

/** Normalises a value. Names keep full-width letters. In phone numbers, full-width digits become ordinary ones. */
const normaliseValue = (name: string, value: string): string =>
  name === 'phone_number' ? normalizeCode(value) : normalizeLine(value);

/** Returns the attributes after the change. */
export function applyAttributeChange(before: Attributes, { set, taken }: AttributeChange): Attributes {
  const remaining = Object.entries(before).filter(([name]) => !taken.includes(name));
  return { ...Object.fromEntries(remaining), ...set };
}

/**
 * Returns the normalised email address.
 * @throws InvalidParameterException when it is invalid
 */
export function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email.length > longestEmail || !isEmail(email)) throwInvalid('Invalid email address format.');
  return email;
}

/** Returns all attributes of an account. */
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
 * Returns the first name for the greeting of an email, or null. Anyone can sign up with another person's email address,
 * so the user pool emails only plain names, never text such as a URL.
 */
export function getGreetingName({ given_name: name }: Attributes): string | null {
  return name && /^[\p{L}\p{M}'’ -]+$/u.test(name) ? name : null;
}

/** Returns whether a value is a valid name: without control characters, line breaks and direction marks. */
function isName(value: string, longest: number): boolean {
  return [...value].length <= longest && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value);
}

function throwInvalid(message: string): never {
  throw new IdentityError('InvalidParameterException', message);
}
