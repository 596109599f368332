import { setupGaps } from '@studio/domain/setup/setup-checklist';
import { expect, it } from 'vitest';
import { describeProgress, describeSetupGaps } from './setup-text.ts';

const item = (id: 'rooms' | 'terms' | 'team', done: boolean) => ({
  id,
  done,
  required: id !== 'team',
  missing: [],
});

it('says everything that is missing, in one sentence each', () => {
  expect(describeSetupGaps(['legal-name', 'phone'])).toBe('Enter the legal name. Enter the phone number.');
  for (const gap of setupGaps) expect(describeSetupGaps([gap])).toMatch(/^[A-Z].+\.$/);
});

it('counts the required steps that are left', () => {
  expect(describeProgress([item('rooms', false), item('terms', false), item('team', false)])).toBe(
    '2 steps to do before you can open the site',
  );
  expect(describeProgress([item('rooms', false), item('terms', true)])).toBe(
    '1 step to do before you can open the site',
  );
  expect(describeProgress([item('rooms', true), item('team', false)])).toBe(
    'Everything is ready to open the site',
  );
});
