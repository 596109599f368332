import { type CopyValue, group, line, reference, text } from '@studio/domain/site-copy/copy-field';

/** Fields of the founder's note. The home page shows the note, and /about also the letter. */
export const founderFields = group('Founder’s note', {
  eyebrow: line('Line above the note', 60),
  instructor: reference('Founder', 'instructor', 'Pages show the instructor’s current name.'),
  name: line('Name, if the founder isn’t an instructor', 80, { optional: true }),
  role: line('Role', 100),
  note: text('Note', 400, { optional: true, hint: 'Leave blank to hide the note and the letter.' }),
  letter: text('Letter on the About page', 2000, {
    optional: true,
    hint: 'A blank line starts a new paragraph.',
  }),
});

export type FounderCopy = CopyValue<typeof founderFields>;

/** Built-in founder's note. */
export const founderDefaults: FounderCopy = {
  eyebrow: 'A note from the founder',
  instructor: 'ines-duarte',
  name: 'Ines Duarte',
  role: 'Founder, teaches Reformer on weekday mornings',
  note: 'I looked for a room where I could hear the springs and my own breath. There was none close by, so I made one. It is small on purpose. If you come twice, we will know how your left shoulder is.',
  letter: [
    'I danced for eleven years and taught for nine in rooms with forty people in them. You can teach forty people. You cannot see them.',
    'So there are ten reformers here and never an eleventh. We read the notes you leave us, we ask before we touch, and we learn your name before your springs.',
    'Nothing on these walls tells you what you should look like. Come as you are, move for an hour, leave a little taller than you came.',
  ].join('\n\n'),
};
