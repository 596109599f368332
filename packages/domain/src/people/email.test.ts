import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail, tidyEmail, validateEmail } from './email.ts';

describe('typed email address', () => {
  it.each([
    'anna@example.com',
    ' anna@example.com ',
    "o'brien+list@mail.example.co.uk",
    'zoë@exämple.de',
    'a@b.co',
    "o'neill@xn--exmple-cua.de",
    'zoe@例え.テスト',
    '\u202azoe@example.com\u00a0',
    'zoe\u200b@example.com\ufeff',
    'ｚｏｅ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    `${'a'.repeat(64)}@example.com`,
  ])('is accepted: %s', (typed) => {
    expect(validateEmail(typed)).toBeNull();
    expect(isEmail(typed)).toBe(true);
  });

  it.each([
    ['', 'Enter your email address.'],
    ['  ', 'Enter your email address.'],
    ['anna', 'Enter an email address in the format name@example.com.'],
    ['anna@', 'Enter an email address in the format name@example.com.'],
    ['anna@example', 'Enter an email address in the format name@example.com.'],
    ['anna@example.', 'Enter an email address in the format name@example.com.'],
    ['@example.com', 'Enter an email address in the format name@example.com.'],
    ['anna@example.com@other.com', 'Check this email address for typos.'],
    ['anna@exam ple.com', 'Check this email address for typos.'],
    ['anna@example.com\r\nBcc: all@example.com', 'Check this email address for typos.'],
    ['anna\u0000@example.com', 'Check this email address for typos.'],
    ['anna@example.com,bea@example.com', 'Check this email address for typos.'],
    ['Anna <anna@example.com>', 'Check this email address for typos.'],
    ['anna..b@example.com', 'Check this email address for typos.'],
    ['anna@example..com', 'Check this email address for typos.'],
    ['anna@-example.com', 'Check this email address for typos.'],
    [`${'a'.repeat(120)}@example.com`, 'Email addresses can have up to 120 characters.'],
  ])('has an error sentence for %j', (typed, message) => {
    expect(validateEmail(typed)).toBe(message);
  });

  it.each([
    'zoe@example.com,',
    'zoe@example.com;',
    'zoe@example.com!',
    'zoe@example.com?',
    'zoe@example.com/',
    "zoe@example.com'",
    'zoe@example.com”',
    '“zoe@example.com',
    '«zoe@example.com»',
    '(zoe@example.com)',
    '<ada@example.com>',
    '[ada@example.com]',
    'mailto:ada@example.com',
    'ada@example.com|',
    'ada@example_.com',
    'ada@exa_mple.com',
    'ada@example.c',
    'ada@example.123',
    'ada@192.168.1.1',
    'ada@example.com-',
    'a@b.c',
    'ada…@example.com',
    'ada@example.com…',
    'ada@example.com。',
    'ada@exam*ple.com',
    '"ada b"@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    'ada@example.com\u0301\u0301,',
    '🧘@example.com',
  ])('is rejected when undeliverable: %s', (typed) => {
    expect(validateEmail(typed)).not.toBeNull();
    expect(isEmail(typed)).toBe(false);
  });

  it('is normalised without capitals and surrounding spaces', () => {
    expect(normaliseEmail(' Anna@Example.COM ')).toBe('anna@example.com');
    for (const greek of ['ΝΙΚΟΣ', 'νικοσ', 'νικος', 'Νικος', 'ΝΙΚΟς'])
      expect(normaliseEmail(`${greek}@Example.com`)).toBe('νικος@example.com');
    for (const greek of ['ΣΑΣ.ΝΙΚΟΣ.Α+Σ', 'σας.νικος.α+σ', 'σασ.νικοσ.α+σ'])
      expect(normaliseEmail(`${greek}@example.com`)).toBe('σας.νικος.α+σ@example.com');
    expect(normaliseEmail('\u202azoe\u0308\u200b@example.com\u00a0')).toBe('zoë@example.com');
  });

  it('is tidied so that the database’s lower() finds its normalised form', () => {
    expect(tidyEmail(' Anna@Example.COM ')).toBe('Anna@Example.COM');
    for (const typed of ['ΝΙΚΟΣ@Example.com', 'ZOË@EXÄMPLE.de', 'İlkay@example.com', 'Σ@example.com']) {
      const stored = tidyEmail(typed);
      const asciiLower = stored.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
      expect(asciiLower).toBe(normaliseEmail(typed));
      expect(normaliseEmail(stored)).toBe(normaliseEmail(typed));
      expect(tidyEmail(stored)).toBe(stored);
    }
  });
});
