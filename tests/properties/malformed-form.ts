import fc from 'fast-check';

/** Malformed values, URL-encoded. */
const malformedValues = fc.oneof(
  fc.constantFrom(
    '',
    '%',
    '%00',
    '%0d%0aSet-Cookie:%20a=b',
    '%ff%fe',
    '%c0%af',
    '+',
    '..%2f..%2fetc%2fpasswd',
  ),
  fc.constantFrom('%3Cscript%3Ealert(1)%3C%2Fscript%3E', '%E2%80%AE', '%ud800', "';--", '[]', '{}', 'null'),
  fc.constantFrom('a'.repeat(3000), '%F0%9F%A7%98'.repeat(100), '-1', '1e999', 'NaN', '2026-02-30', '0x0'),
  fc.string({ maxLength: 40, unit: 'grapheme' }).map(encodeURIComponent),
);

/**
 * Generates mostly valid forms or queries with a few faults: malformed values, duplicate fields, arrays or missing
 * values.
 */
export function arbitraryMalformedForm(
  fields: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<string> {
  const fieldTexts = Object.entries(fields).map(([name, good]) => {
    const right = fc.constantFrom(...good).map((value) => `${name}=${encodeURIComponent(value)}`);
    const duplicated = fc.tuple(right, malformedValues).map(([one, other]) => `${one}&${name}=${other}`);
    const list = malformedValues.map((value) => `${name}[]=${value}&${name}[a]=${value}`);
    return fc.oneof(
      { weight: 6, arbitrary: right },
      { weight: 3, arbitrary: malformedValues.map((value) => `${name}=${value}`) },
      { weight: 1, arbitrary: duplicated },
      { weight: 1, arbitrary: list },
      { weight: 1, arbitrary: fc.constantFrom('', name, `${name}=`) },
    );
  });
  const more = fc.constantFrom(
    '',
    '',
    '__proto__=1',
    'constructor[prototype]=1',
    'toString=1',
    '&&&===',
    '%',
  );
  return fc.tuple(...fieldTexts, more).map((parts) => parts.filter(Boolean).join('&'));
}

/** Texts that aren't forms, or are far too large. */
export const invalidForms: readonly string[] = [
  '',
  '&',
  '=',
  '%',
  '%%%',
  '{"client_id":1}',
  '<xml/>',
  '\0',
  `a=${'b'.repeat(7000)}`,
  'a=1&'.repeat(1500),
];

/** Generates URLs with a faulty part of the path or query. */
export function arbitraryMalformedUrl(address: string): fc.Arbitrary<string> {
  const [path = '', query = ''] = address.split('?');
  const parts = path.split('/').slice(1);
  const otherPart = fc
    .tuple(fc.nat(parts.length - 1), malformedValues)
    .map(([at, text]) => parts.map((part, number) => (number === at ? text : part)));
  const somePath = fc.oneof(
    { weight: 3, arbitrary: fc.constant(parts) },
    { weight: 2, arbitrary: otherPart },
    { weight: 1, arbitrary: malformedValues.map((text) => [...parts, text]) },
    { weight: 1, arbitrary: fc.constantFrom(['', ...parts], parts.slice(0, -1), ['..', ...parts]) },
  );
  const fields = Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, [value]]));
  const someQuery = fc.oneof(
    arbitraryMalformedForm(fields),
    arbitraryMalformedForm({ k: ['k'], lang: ['en'] }),
  );
  return fc
    .tuple(somePath, someQuery)
    .map(([some, search]) => `/${some.join('/')}${search ? `?${search}` : ''}`.replaceAll(/[^!-~]/g, '%20'));
}
