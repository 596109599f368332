import { expect, it } from 'vitest';
import { reasonSentence } from './class-off-reason.ts';

it('makes a sentence of what was typed', () => {
  expect(reasonSentence(' The heating has failed')).toBe('The heating has failed. ');
  expect(reasonSentence('No heating!')).toBe('No heating! ');
  expect(reasonSentence('  ')).toBe('');
  expect(reasonSentence(undefined)).toBe('');
});
