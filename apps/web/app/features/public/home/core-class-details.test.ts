import { classTypes } from '@studio/content/class-types';
import { instructors } from '@studio/content/instructors';
import { classesDefaults } from '@studio/content/site-copy/classes';
import type { ClassTypeDto, InstructorDto } from '@studio/contracts/catalogue';
import { expect, test } from 'vitest';
import { buildCoreClassDetails } from './core-class-details.ts';

const studio = { currency: 'GBP' } as Parameters<typeof buildCoreClassDetails>[0]['studio'];
const settings = { showsBuiltInPictures: true } as Parameters<typeof buildCoreClassDetails>[0]['settings'];
const types = classTypes as unknown as ClassTypeDto[];
const people = instructors as unknown as InstructorDto[];

test('the four cards show the details of each class from the specification', () => {
  const cards = buildCoreClassDetails(
    { classTypes: types, instructors: people, studio, settings },
    classesDefaults,
  );
  expect(cards).toMatchObject([
    {
      id: 'reformer',
      title: 'Dynamic Reformer Pilates',
      durationMin: 55,
      level: 'All Levels',
      instructor: 'Ines Duarte',
      price: '£20',
    },
    {
      id: 'mat-pilates',
      title: 'Classic Mat Pilates',
      durationMin: 50,
      level: 'Beginner Friendly',
      instructor: 'Freya Lind',
      price: '£15',
    },
    {
      id: 'vinyasa',
      title: 'Vinyasa Yoga',
      durationMin: 55,
      level: 'All Levels',
      instructor: 'Amara Cole',
      price: '£12',
    },
    {
      id: 'restorative',
      title: 'Restorative / Yin Yoga',
      durationMin: 60,
      level: 'Beginner Friendly',
      instructor: 'Mei Tanaka',
      price: '£12',
    },
  ]);
});

test('a card shows the current price, omits an instructor who left, and disappears with its class', () => {
  const [reformer, ...others] = buildCoreClassDetails(
    {
      classTypes: types
        .filter(({ id }) => id !== 'vinyasa-yoga')
        .map((type) => (type.id === 'dynamic-reformer' ? { ...type, pricePence: 2150 } : type)),
      instructors: people.filter(({ id }) => id !== 'ines-duarte'),
      studio,
      settings,
    },
    classesDefaults,
  );
  expect(reformer).toMatchObject({ price: '£21.50', instructor: 'Jonah Price' });
  expect(others.map(({ id }) => id)).toEqual(['mat-pilates', 'restorative']);
});
