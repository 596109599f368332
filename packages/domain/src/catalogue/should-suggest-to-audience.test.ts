import { describe, expect, it } from 'vitest';
import { type SuggestionAudience, shouldSuggestToAudience } from './should-suggest-to-audience.ts';

const classes = {
  dynamic: { difficulty: 'All Levels', tags: [] },
  strength: { difficulty: 'Intermediate', tags: [] },
  foundations: { difficulty: 'Beginner Friendly', tags: [] },
  prenatal: { difficulty: 'Gentle', tags: ['prenatal'] },
  female: { difficulty: 'All Levels', tags: ['female-only'] },
};

describe('shouldSuggestToAudience', () => {
  it.each<[SuggestionAudience, (keyof typeof classes)[]]>([
    ['everyone', ['dynamic', 'strength', 'foundations', 'prenatal', 'female']],
    ['new', ['foundations']],
    ['returning', ['dynamic', 'foundations']],
    ['regular', ['dynamic', 'strength']],
    ['pregnant', ['prenatal']],
    ['women', ['female']],
  ])('returns true for %s only for %j', (audience, named) => {
    const suitable = Object.entries(classes).filter(([, level]) => shouldSuggestToAudience(audience, level));
    expect(suitable.map(([name]) => name)).toEqual(named);
  });
});
