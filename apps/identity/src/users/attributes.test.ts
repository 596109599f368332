import { describe, expect, it } from 'vitest';
import { applyAttributeChange, getGreetingName, parseAttributes, parseEmail } from './attributes.ts';

const attribute = (Name: string, Value: string) => ({ Name, Value });
const getErrorName = (Name: string, Value: string) => {
  try {
    parseAttributes([attribute(Name, Value)]);
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
  return null;
};

describe('parseAttributes', () => {
  it('trims values, returns the email apart and lists emptied attributes', () => {
    const list = [
      attribute('email', ' Amara@Example.COM '),
      attribute('given_name', ' Amara '),
      attribute('name', 'Amara Okafor'),
      attribute('phone_number', '+447700900123'),
      attribute('custom:title', 'Mx'),
      attribute('family_name', ' '),
    ];
    expect(parseAttributes(list)).toEqual({
      email: 'amara@example.com',
      set: {
        given_name: 'Amara',
        name: 'Amara Okafor',
        phone_number: '+447700900123',
        'custom:title': 'Mx',
      },
      taken: ['family_name'],
    });
  });

  it('drops invisible characters and composes the rest', () => {
    const list = [
      attribute('email', '\u202aAmara@Example.COM\u00a0'),
      attribute('given_name', '\u2066Zoe\u0301\u2069\ufeff'),
      attribute('phone_number', '\u202a+44\u200b7700900123\u202c'),
      attribute('family_name', '\u200b\u00a0'),
    ];
    expect(parseAttributes(list)).toEqual({
      email: 'amara@example.com',
      set: { given_name: 'Zoé', phone_number: '+447700900123' },
      taken: ['family_name'],
    });
  });

  it.each(['sub', 'email_verified', 'phone_number_verified'])(
    'rejects the read-only attribute %s',
    (name) => {
      expect(getErrorName(name, 'true')).toBe('NotAuthorizedException');
    },
  );

  it.each(['custom:groups', 'cognito:groups', 'address', '__proto__', 'constructor', 'toString'])(
    'rejects the unknown attribute %s',
    (name) => {
      expect(getErrorName(name, 'ADMIN')).toBe('InvalidParameterException');
    },
  );

  it.each([
    ['given_name', 'a'.repeat(61)],
    ['family_name', 'a'.repeat(61)],
    ['name', 'a'.repeat(122)],
    ['given_name', 'Amara\r\nBcc: b@example.com'],
    ['given_name', 'Amara\u2028Okafor'],
    ['phone_number', '07700 900123'],
    ['phone_number', '+0447700900123'],
    ['phone_number', '+1234567890123456'],
    ['custom:title', 'Sir'],
    ['custom:title', 'mr'],
    ['email', ''],
  ])('rejects %s with the value %j', (name, value) => {
    expect(getErrorName(name, value)).toBe('InvalidParameterException');
  });

  it('accepts names of up to 60 characters, counted as code points', () => {
    expect(getErrorName('given_name', '𝒜'.repeat(60))).toBeNull();
    expect(getErrorName('name', `${'a'.repeat(60)} ${'b'.repeat(60)}`)).toBeNull();
  });

  it.each(['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Other'])('accepts the title %s', (title) => {
    expect(getErrorName('custom:title', title)).toBeNull();
  });
});

it('sets and removes attributes and leaves the others unchanged', () => {
  const before = { given_name: 'Amara', phone_number: '+447700900123' };
  const change = parseAttributes([attribute('phone_number', ''), attribute('family_name', 'Okafor')]);
  expect(applyAttributeChange(before, change)).toEqual({ given_name: 'Amara', family_name: 'Okafor' });
});

describe('parseEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.co.uk', 'josé@exämple.es', "o'neil@example.com"])(
    'accepts %s',
    (address) => expect(parseEmail(address)).toBe(address),
  );

  it.each([
    'a@b',
    'a@@example.com',
    'a b@example.com',
    'a@example.com,b@example.com',
    'a@example.com\nBcc: b@example.com',
    '<a@example.com>',
    '.a@example.com',
    'a..b@example.com',
    'a@.example.com',
    `${'a'.repeat(120)}@example.com`,
    'zoe@example.com,',
    'zoe@example.com!',
    'zoe@example.com”',
    'zoe@exa_mple.com',
    'zoe@example.c',
    'zoe@192.168.1.1',
    'zoe@example.com-',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
  ])('rejects %j', (address) => expect(() => parseEmail(address)).toThrow('Invalid email'));
});

describe('getGreetingName', () => {
  it.each(['Amara', 'Zoë', "D'Arcy", 'Anne-Marie', 'José María'])('returns the plain name %s', (name) => {
    expect(getGreetingName({ given_name: name })).toBe(name);
  });

  it.each(['evil.example', 'https://evil.example', 'Win £100', ''])('returns null for %j', (name) => {
    expect(getGreetingName({ given_name: name })).toBeNull();
  });
});
