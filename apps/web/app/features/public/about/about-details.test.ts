import { classTypes } from '@studio/content/class-types';
import { instructors } from '@studio/content/instructors';
import { rooms } from '@studio/content/rooms';
import { siteCopyDefaults } from '@studio/content/site-copy/site-copy-defaults';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { isAboutTeamOnly, toAboutDetails } from './about-details.ts';

const catalogue = { classTypes, instructors, rooms, studio: {} } as unknown as GetCatalogueResponse;

describe('toAboutDetails', () => {
  it('counts rooms, instructors and classes, and finds the smallest room', () => {
    expect(toAboutDetails(catalogue, siteCopyDefaults).highlights).toEqual({
      smallest: 10,
      rooms: 2,
      instructors: 6,
      classes: 11,
    });
  });

  it('links each instructor to the classes that are still taught', () => {
    const mei = { ...instructors[4], teaches: ['dynamic-reformer', 'no-longer-taught'] };
    const { team } = toAboutDetails(
      { ...catalogue, instructors: [mei] } as unknown as GetCatalogueResponse,
      siteCopyDefaults,
    );
    expect(team[0]?.classes).toEqual([
      {
        id: 'dynamic-reformer',
        title: 'Dynamic Reformer Pilates',
        to: '/timetable?trainer=mei-tanaka&level=all-levels&sub=dynamic&for=everyone',
      },
    ]);
  });

  it('takes the name of the founder from the catalogue', () => {
    const renamed = instructors.map((instructor) =>
      instructor.id === 'ines-duarte' ? { ...instructor, name: 'Ines D.' } : instructor,
    );
    const details = toAboutDetails(
      { ...catalogue, instructors: renamed } as unknown as GetCatalogueResponse,
      siteCopyDefaults,
    );
    expect(details.founderName).toBe('Ines D.');
    expect(toAboutDetails({ ...catalogue, instructors: [] }, siteCopyDefaults).founderName).toBe(
      'Ines Duarte',
    );
  });
});

describe('isAboutTeamOnly', () => {
  it.each([
    [['/about', '/scan'], true],
    [['/scan'], false],
  ] as const)('with guarded pages %j returns %s', (guardedPages, isTeamOnly) => {
    expect(isAboutTeamOnly({ settings: { guardedPages } } as unknown as GetCatalogueResponse)).toBe(
      isTeamOnly,
    );
  });
});
