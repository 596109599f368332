import { IdentityError } from '../protocol/identity-error.ts';
import { type AttributeChange, type AttributeDto, parseAttributes } from './attributes.ts';

/**
 * Attribute change by the administrator, who may also set whether email address and phone number are verified; null
 * leaves that unchanged.
 */
export interface AdminAttributeChange extends AttributeChange {
  emailVerified: boolean | null;
  phoneVerified: boolean | null;
}

/** Parses a list like `parseAttributes`, and also the verification flags. */
export function parseAdminAttributes(list: readonly AttributeDto[]): AdminAttributeChange {
  const proofs = ['email_verified', 'phone_number_verified'];
  return {
    ...parseAttributes(list.filter(({ Name }) => !proofs.includes(Name))),
    emailVerified: readFlag(list, 'email_verified'),
    phoneVerified: readFlag(list, 'phone_number_verified'),
  };
}

function readFlag(list: readonly AttributeDto[], name: string): boolean | null {
  const value = list.findLast(({ Name }) => Name === name)?.Value.toLowerCase();
  if (value !== undefined && value !== 'true' && value !== 'false') {
    throw new IdentityError('InvalidParameterException', `${name} must be true or false.`);
  }
  return value === undefined ? null : value === 'true';
}
