import { expect, it } from 'vitest';
import { joinedNames } from './joined-names.ts';

it('says once what names begin with', () => {
  expect(joinedNames(['Starter Pack'])).toBe('Starter Pack');
  expect(joinedNames(['Reformer Flex 4', 'Reformer Flex 8'])).toBe('Reformer Flex 4 and 8');
  expect(joinedNames(['Flex', 'Flex Plus', 'Flex Max'])).toBe('Flex, Flex Plus and Flex Max');
  expect(joinedNames(['Off-peak', 'Anytime'])).toBe('Off-peak and Anytime');
});
