import { normaliseCode, normaliseLine } from '@studio/domain/text/normalise-text';

/** Maps a person to the user pool's attribute names, without empty values. */
export function toUserAttributes(person: {
  firstName: string;
  lastName: string;
  title?: string;
  phone?: string;
}) {
  const [firstName, lastName] = [normaliseLine(person.firstName), normaliseLine(person.lastName)];
  const phone = person.phone && normaliseCode(person.phone).replace(/[\s()-]/g, '');
  const attributes = {
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`.trim(),
    'custom:title': person.title,
    phone_number: phone,
  };
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value)) as Record<
    string,
    string
  >;
}
