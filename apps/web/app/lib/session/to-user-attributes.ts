import { tidyCode, tidyLine } from '@studio/domain/text/tidy';

/** Maps a person to the user pool's attribute names, without empty values. */
export function toUserAttributes(person: {
  firstName: string;
  lastName: string;
  title?: string;
  phone?: string;
}) {
  const [firstName, lastName] = [tidyLine(person.firstName), tidyLine(person.lastName)];
  const phone = person.phone && tidyCode(person.phone).replace(/[\s()-]/g, '');
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
