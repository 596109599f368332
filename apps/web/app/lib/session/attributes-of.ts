/** A person's attributes by the pool's names; only what there is. */
export function attributesOf(given: { firstName: string; lastName: string; title?: string; phone?: string }) {
  const [firstName, lastName] = [given.firstName.trim(), given.lastName.trim()];
  const phone = given.phone?.replace(/[\s()-]/g, '');
  const attributes = {
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`.trim(),
    'custom:title': given.title,
    phone_number: phone,
  };
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value)) as Record<
    string,
    string
  >;
}
