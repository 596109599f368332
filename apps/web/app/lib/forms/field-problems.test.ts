import { describe, expect, it } from 'vitest';
import { addProblemOfControl, keepUnsolvedProblems, toFieldProblems } from './field-problems.ts';

const problem = (fieldId: string, message = `${fieldId} is required.`) => ({ fieldId, message });
const current = [problem('name'), problem('email', 'Enter a valid email.'), problem('message')];

it('names the control of each error', () => {
  expect(toFieldProblems('contact-', [{ field: 'name', message: 'Enter your name.' }])).toEqual([
    { fieldId: 'contact-name', message: 'Enter your name.' },
  ]);
});

describe('keepUnsolvedProblems', () => {
  it('removes solved problems, and shows no new ones while typing', () => {
    expect(keepUnsolvedProblems([problem('name'), problem('phone')], current)).toEqual([problem('name')]);
  });

  it('updates the message of a problem', () => {
    expect(keepUnsolvedProblems([problem('email')], current)).toEqual([
      problem('email', 'Enter a valid email.'),
    ]);
  });
});

describe('addProblemOfControl', () => {
  it('adds the problem of a control in form order', () => {
    expect(addProblemOfControl('name', [problem('message')], current)).toEqual([
      problem('name'),
      problem('message'),
    ]);
  });

  it('keeps what the server rejected, and adds nothing for a valid control', () => {
    const rejected = [problem('code', 'Invalid code.')];
    expect(addProblemOfControl('phone', rejected, current)).toEqual(rejected);
    expect(addProblemOfControl('name', rejected, current)).toEqual([...rejected, problem('name')]);
  });
});
