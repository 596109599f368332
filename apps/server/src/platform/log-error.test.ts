import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { redactPersonalData, toLoggedError } from './log-error.ts';

const people = ['Amara', 'amara.okafor@example.com', '+44 7700 900123'];

describe('a logged error', () => {
  it('contains the failed statement and the constraint, but no values', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "people_one"'), {
      code: '23505',
      table: 'people',
      constraint: 'people_one',
      detail: 'Key (email)=(amara.okafor@example.com) already exists.',
    });
    const logged = toLoggedError(
      new DrizzleQueryError('insert into "people" values ($1, $2)', people, cause),
    );
    expect(logged).toMatchObject({
      type: 'DrizzleQueryError',
      message: 'Failed query: insert into "people" values ($1, $2)',
      cause: { code: '23505', table: 'people', constraint: 'people_one' },
    });
    expect(logged.stack).toContain('log-error.test.ts');
    for (const word of people) expect(JSON.stringify(logged)).not.toContain(word);
  });

  it('contains no properties added by a library', () => {
    const raw = Object.assign(new Error('refused\nfor amara.okafor@example.com'), {
      config: { headers: { authorization: 'Bearer eyJhbGciOi.eyJzdWIi.c2ln' } },
      rejected: people,
    });
    expect(JSON.stringify(toLoggedError(raw))).not.toMatch(/amara|eyJ|7700/i);
  });

  it.each([
    ['GET /booking/1?k=AbC-123_x&x=1', 'GET /booking/1?k=[key]&x=1'],
    ['Bearer abc.def', 'Bearer [key]'],
    ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln is over', '[token] is over'],
    ['call +44 7700 900123 now', 'call [number] now'],
    ['call 07700 900123 or 02079460123', 'call [number] or [number]'],
    ['id 0198c2f0-0000-7000-8000-000000000000 at 08:30', 'id 0198c2f0-0000-7000-8000-000000000000 at 08:30'],
    ['sk_live_abc whsec_ab/c+d=', '[secret] [secret]'],
    [
      'class 5b1c9c8e-0000-4000-8000-000000000000 at 09:30',
      'class 5b1c9c8e-0000-4000-8000-000000000000 at 09:30',
    ],
  ])('redacts %s to %s', (text, redacted) => {
    expect(redactPersonalData(text)).toBe(redacted);
  });

  it('can be any value, and ends at a circular cause', () => {
    expect(toLoggedError('plain')).toEqual({ type: 'string', message: 'plain', stack: '' });
    const circle: Error = new Error('one');
    circle.cause = circle;
    expect(JSON.stringify(toLoggedError(circle)).match(/"one"/g)).toHaveLength(5);
  });
});
