/** Note of the founder. The home page shows its first lines, and /about all of it. */
export const founderNote = {
  eyebrow: 'A note from the founder',
  /** Id of the founder in the catalogue's instructors, which provide the current name and portrait. */
  instructorId: 'ines-duarte',
  /** Name that is shown if the catalogue has no such instructor. */
  name: 'Ines Duarte',
  role: 'Founder, teaches Reformer on weekday mornings',
  note: 'I looked for a room where I could hear the springs and my own breath. There was none close by, so I made one. It is small on purpose. If you come twice, we will know how your left shoulder is.',
  letter: [
    'I danced for eleven years and taught for nine in rooms with forty people in them. You can teach forty people. You cannot see them.',
    'So there are ten reformers here and never an eleventh. We read the notes you leave us, we ask before we touch, and we learn your name before your springs.',
    'Nothing on these walls tells you what you should look like. Come as you are, move for an hour, leave a little taller than you came.',
  ],
} as const;
