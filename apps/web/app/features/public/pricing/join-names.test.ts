import { expect, it } from 'vitest';
import { joinNames } from './join-names.ts';

it('names a common beginning once', () => {
  expect(joinNames(['Starter Pack'])).toBe('Starter Pack');
  expect(joinNames(['Reformer Flex 4', 'Reformer Flex 8'])).toBe('Reformer Flex 4 and 8');
  expect(joinNames(['Flex', 'Flex Plus', 'Flex Max'])).toBe('Flex, Flex Plus and Flex Max');
  expect(joinNames(['Off-peak', 'Anytime'])).toBe('Off-peak and Anytime');
});
