import { classTypes } from '@studio/content/class-types';
import { instructors } from '@studio/content/instructors';
import { rooms } from '@studio/content/rooms';
import type { CatalogueResponse } from '@studio/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { isAboutTeamOnly, toAboutDetails } from './about-details.ts';

const catalogue = { classTypes, instructors, rooms, studio: {} } as unknown as CatalogueResponse;

describe('aboutFacts', () => {
  it('counts rooms, people and classes, and knows the smallest room', () => {
    expect(toAboutDetails(catalogue).highlights).toEqual({
      smallest: 10,
      rooms: 2,
      instructors: 6,
      classes: 11,
    });
  });

  it('links everybody to the classes that are still taught', () => {
    const mei = { ...instructors[4], teaches: ['dynamic-reformer', 'no-longer-taught'] };
    const { team } = toAboutDetails({ ...catalogue, instructors: [mei] } as unknown as CatalogueResponse);
    expect(team[0]?.classes).toEqual([
      {
        id: 'dynamic-reformer',
        title: 'Dynamic Reformer Pilates',
        to: '/timetable?trainer=mei-tanaka&level=all-levels&sub=dynamic&for=everyone',
      },
    ]);
  });

  it('takes the name of the founder from the catalogue', () => {
    const renamed = instructors.map((one) => (one.id === 'ines-duarte' ? { ...one, name: 'Ines D.' } : one));
    const facts = toAboutDetails({ ...catalogue, instructors: renamed } as unknown as CatalogueResponse);
    expect(facts.founderName).toBe('Ines D.');
    expect(toAboutDetails({ ...catalogue, instructors: [] }).founderName).toBe('Ines Duarte');
  });
});

describe('aboutGuarded', () => {
  it.each([
    [['/about', '/scan'], true],
    [['/scan'], false],
  ] as const)('with %j guarded: %s', (guardedPages, guarded) => {
    expect(isAboutTeamOnly({ settings: { guardedPages } } as unknown as CatalogueResponse)).toBe(guarded);
  });
});
