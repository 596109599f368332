import { expect, it } from 'vitest';
import { describeRemoval } from './role-text.ts';

it('says which roles a removed team member loses, and what stays', () => {
  expect(describeRemoval({ groups: ['STAFF'], instructorId: null })).toBe(
    'They’ll lose the role Staff, and can no longer use the team’s tools. Their client account and bookings stay. You can invite them again.',
  );
  expect(describeRemoval({ groups: ['TRAINER', 'STAFF'], instructorId: 'ines-duarte' })).toContain(
    'They’ll lose the roles Staff and Instructor, and can no longer use the team’s tools. Their classes stay on the timetable.',
  );
});
