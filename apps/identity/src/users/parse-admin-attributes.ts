import { IdentityError } from '../protocol/identity-error.ts';
import { type AttributeChange, type AttributeDto, parseAttributes } from './attributes.ts';

/** Attribute change by the administrator, who may also set whether address and number are verified. Null: unchanged. */
export interface AdminAttributeChange extends AttributeChange {
  emailVerified: boolean | null;
  phoneVerified: boolean | null;
}

/** Parses a list like `parseAttributes`, plus the verification flags. */
export function parseAdminAttributes(list: readonly AttributeDto[]): AdminAttributeChange {
  const proofs = ['email_verified', 'phone_number_verified'];
  return {
    ...parseAttributes(list.filter(({ Name }) => !proofs.includes(Name))),
    emailVerified: saidOf(list, 'email_verified'),
    phoneVerified: saidOf(list, 'phone_number_verified'),
  };
}

function saidOf(list: readonly AttributeDto[], name: string): boolean | null {
  const said = list.findLast(({ Name }) => Name === name)?.Value.toLowerCase();
  if (said !== undefined && said !== 'true' && said !== 'false') {
    throw new IdentityError('InvalidParameterException', `${name} is true or false.`);
  }
  return said === undefined ? null : said === 'true';
}
