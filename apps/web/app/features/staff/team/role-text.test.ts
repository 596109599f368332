import { expect, it } from 'vitest';
import { describeRemoval } from './role-text.ts';

it('says which roles a removed team member loses, and what stays', () => {
  expect(describeRemoval({ groups: ['STAFF'], instructorId: null })).toBe(
    'They’ll lose the Staff role and access to the staff tools. Their client account and bookings stay. You can invite them again.',
  );
  expect(describeRemoval({ groups: ['TRAINER', 'STAFF'], instructorId: 'ines-duarte' })).toContain(
    'They’ll lose the Staff and Instructor roles and access to the staff tools. Their classes stay on the timetable.',
  );
});
