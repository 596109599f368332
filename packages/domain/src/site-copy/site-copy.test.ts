import { describe, expect, it } from 'vitest';
import { choices, group, line, link, list, optionalLink, text } from './copy-field.ts';
import { findCopyErrors } from './find-copy-errors.ts';
import { flattenCopy, getPathLabel, unflattenCopy } from './flat-copy.ts';
import { searchCopy } from './search-copy.ts';
import { fillCopy, shapeCopy, tidyCopy, toParagraphs } from './tidy-copy.ts';

const field = group('Page', {
  heading: line('Heading', 20),
  lead: text('Introduction', 60, { optional: true }),
  button: link('Button'),
  more: optionalLink('More'),
  topics: list(
    'Topics',
    { noun: 'topic', titleField: 'name', min: 1, max: 3 },
    {
      name: line('Name', 20),
      questions: list(
        'Questions',
        { noun: 'question', titleField: 'question', max: 2 },
        {
          question: line('Question', 40),
          alsoIn: choices('Also in', { list: 'topics' }),
        },
      ),
    },
  ),
});

const page = {
  heading: 'Good to know',
  lead: '',
  button: { label: 'Ask', to: '/contact' },
  more: null,
  topics: [
    { id: 'booking', name: 'Booking', questions: [{ id: 'late', question: 'Late?', alsoIn: ['paying'] }] },
    { id: 'paying', name: 'Paying', questions: [] },
  ],
};

describe('searchCopy', () => {
  const flat = flattenCopy(field, page);

  it('finds words in texts and links at every depth, in the order of the form', () => {
    expect(searchCopy(field, flat, 'A')).toEqual([
      { path: 'button.label', value: 'Ask', label: 'Button' },
      { path: 'button.to', value: '/contact', label: 'Button' },
      {
        path: 'topics.booking.questions.late.question',
        value: 'Late?',
        label: 'Topics – Booking – Questions – Late? – Question',
      },
      { path: 'topics.paying.name', value: 'Paying', label: 'Topics – Paying – Name' },
    ]);
    expect(searchCopy(field, flat, ' good TO ')).toMatchObject([{ path: 'heading' }]);
  });

  it('finds neither ids, nor removed items, nor blank words', () => {
    expect(searchCopy(field, flat, 'booking')).toMatchObject([{ path: 'topics.booking.name' }]);
    expect(searchCopy(field, { ...flat, topics: ['paying'] }, 'late')).toEqual([]);
    expect(searchCopy(field, flat, '  ')).toEqual([]);
  });
});

describe('flattenCopy', () => {
  it('gives every control a path, and unflattenCopy reverses it', () => {
    const flat = flattenCopy(field, page);
    expect(flat).toMatchObject({
      heading: 'Good to know',
      'button.to': '/contact',
      'more.label': '',
      topics: ['booking', 'paying'],
      'topics.booking.questions': ['late'],
      'topics.booking.questions.late.alsoIn': ['paying'],
    });
    expect(unflattenCopy(field, flat)).toEqual(page);
  });

  it('names a control by the titles of its items', () => {
    const flat = flattenCopy(field, page);
    expect(getPathLabel(field, flat, 'heading')).toBe('Heading');
    expect(getPathLabel(field, flat, 'topics.booking.questions.late.question')).toBe(
      'Topics – Booking – Questions – Late? – Question',
    );
    expect(getPathLabel(field, { ...flat, topics: ['paying'] }, 'topics.booking.name')).toBe(
      'Topics – Booking – Name',
    );
  });
});

describe('findCopyErrors', () => {
  const errorsOf = (change: object) => findCopyErrors(field, { ...flattenCopy(field, page), ...change });

  it('accepts a complete text', () => expect(errorsOf({})).toEqual([]));

  it('requires texts, and limits their length and the number of items', () => {
    expect(errorsOf({ heading: ' ​ ', lead: 'x'.repeat(61) })).toEqual([
      { path: 'heading', message: 'Enter some text.' },
      { path: 'lead', message: 'Use 60 characters or fewer.' },
    ]);
    expect(errorsOf({ topics: [] })).toEqual([{ path: 'topics', message: 'Add at least 1 topic.' }]);
    expect(errorsOf({ 'topics.booking.questions': ['late', 'late', 'late'] })).toContainEqual({
      path: 'topics.booking.questions',
      message: 'Use 2 questions or fewer.',
    });
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://evil.example', '/\\evil.example', 'a b', ''])(
    'rejects a link to “%s”',
    (to) => expect(errorsOf({ 'button.to': to })).toEqual([expect.objectContaining({ path: 'button.to' })]),
  );

  it.each(['/timetable?activity=yoga', '#packs', 'https://studio.example/a'])('accepts a link to %s', (to) =>
    expect(errorsOf({ 'button.to': to })).toEqual([]),
  );

  it('wants both parts of an optional link, or none', () =>
    expect(errorsOf({ 'more.label': 'More' })).toEqual([expect.objectContaining({ path: 'more.to' })]));
});

describe('shapeCopy', () => {
  it('drops unknown fields and fills in those that were added since', () => {
    const shaped = shapeCopy(
      field,
      { heading: 'Old', extra: 1, topics: [{ id: 'a', name: 'A' }, { id: '../b' }, 7] },
      page,
    );
    expect(shaped).toEqual({
      ...page,
      heading: 'Old',
      topics: [{ id: 'a', name: 'A', questions: [] }],
    });
  });

  it('fills in a field of a list item that was added since from the built-in item', () => {
    const old = {
      ...page,
      topics: [
        { id: 'booking', name: 'Old' },
        { id: 'own', name: 'Own' },
      ],
    };
    expect(shapeCopy(field, old, page)).toMatchObject({
      topics: [
        { id: 'booking', name: 'Old', questions: page.topics[0]?.questions },
        { id: 'own', name: 'Own', questions: [] },
      ],
    });
  });

  it('turns anything into a text, which is then incomplete', () => {
    for (const value of [null, 7, 'text', [], { topics: 'x', button: 1, heading: {} }]) {
      const shaped = shapeCopy(field, value);
      expect(findCopyErrors(field, flattenCopy(field, shaped)).length).toBeGreaterThan(0);
    }
  });
});

describe('tidyCopy', () => {
  it('makes the ids of new items from their titles and drops choices that don’t exist', () => {
    const { topics } = tidyCopy(field, {
      ...page,
      heading: '  Good  ​',
      topics: [
        ...page.topics,
        {
          id: 'new-1',
          name: 'Booking',
          questions: [{ id: 'new-2', question: '…', alsoIn: ['gone', 'booking', 'booking'] }],
        },
      ],
    }) as typeof page;
    expect(topics.map(({ id }) => id)).toEqual(['booking', 'paying', 'booking-2']);
    expect(topics[2]?.questions).toEqual([{ id: 'question', question: '…', alsoIn: ['booking'] }]);
  });
});

it('fills in placeholders and keeps unknown ones', () => {
  const filled = fillCopy(
    { id: '{studio}', a: ['{studio} and {price}', '{constructor}'] },
    { studio: 'Leeds Barre' },
  );
  expect(filled).toEqual({ id: '{studio}', a: ['Leeds Barre and {price}', '{constructor}'] });
});

it('splits a text at blank lines', () => {
  expect(toParagraphs('One\nline\n\nTwo\n \n\nThree')).toEqual(['One\nline', 'Two', 'Three']);
});

describe('fillCopy with an empty detail', () => {
  const fill = (text: string) => fillCopy(text, { street: '1 Hill', directions: '' });

  it('leaves no stray space', () => {
    expect(fill('At {street}. {directions}')).toBe('At 1 Hill.');
    expect(fill('{directions} Come in.')).toBe('Come in.');
    expect(fill('At {street}. {directions} Come in.')).toBe('At 1 Hill. Come in.');
    expect(fill('{street} {street} {other}')).toBe('1 Hill 1 Hill {other}');
  });
});
