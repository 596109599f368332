import { describe, expect, it } from 'vitest';
import { toExampleText } from './to-example-text.ts';

describe('text of an example', () => {
  it('is normalised', () => {
    expect(toExampleText('  Do U sell CRISPS?! ')).toBe('do you sell crisps');
  });

  it('has no email address, phone number, booking code or name', () => {
    expect(
      toExampleText(
        'My name’s Amara Obi, mail amara@example.com or ring 07700 900123 about 7K2M-9QXB please',
      ),
    ).toBe('my name name mail email or ring number about code please');
    expect(toExampleText('my name is amara and i want crisps')).toBe('my name is name and i want crisps');
  });

  it('is itself unchanged by the same rules, so that stored texts can be compared', () => {
    for (const text of ['Can I come at 7:30pm for £20?', 'My name is Amara, ring 07700 900123'])
      expect(toExampleText(toExampleText(text))).toBe(toExampleText(text));
  });
});
