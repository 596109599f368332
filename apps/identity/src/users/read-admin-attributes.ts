import { IdentityError } from '../wire/identity-error.ts';
import { type AttributeChange, readAttributes, type WireAttribute } from './attributes.ts';

/** What the administrator's list asks for: that of anybody, and whether the address is proven; null leaves that be. */
export interface AdminAttributeChange extends AttributeChange {
  emailVerified: boolean | null;
}

/** Reads a list from the wire as `readAttributes` does; the administrator may also say that an address is proven. */
export function readAdminAttributes(list: readonly WireAttribute[]): AdminAttributeChange {
  const said = list.findLast(({ Name }) => Name === 'email_verified')?.Value.toLowerCase();
  if (said !== undefined && said !== 'true' && said !== 'false') {
    throw new IdentityError('InvalidParameterException', 'email_verified is true or false.');
  }
  const others = readAttributes(list.filter(({ Name }) => Name !== 'email_verified'));
  return { ...others, emailVerified: said === undefined ? null : said === 'true' };
}
