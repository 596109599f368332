import { activities } from '@studio/content/activities';
import { timetableLinkFilters } from '@studio/content/class-sub-types';
import { classTypes } from '@studio/content/class-types';
import { products } from '@studio/content/products';
import { eligibilityDefaults } from '@studio/content/site-copy/eligibility';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { isForAudience } from '@studio/domain/timetable/audience-tags';
import { parseTimetableQuery } from '@studio/domain/timetable/timetable-query';
import { describe, expect, it } from 'vitest';
import { buildAudienceSearch, groupClassesByActivity, readAudience } from './class-groups.ts';

const { suits } = eligibilityDefaults;
const catalogue = { activities, classTypes, products } as unknown as GetCatalogueResponse;
const group = (id: string) =>
  groupClassesByActivity(catalogue, suits).find(({ activityId }) => activityId === id);

describe('groupClassesByActivity', () => {
  it('lists the products whose terms cover an activity', () => {
    const ids = (activityId: string) => group(activityId)?.covers.map(({ id }) => id);
    expect(ids('reformer')).toEqual([
      'reformer-pack-10',
      'reformer-flex-4',
      'reformer-flex-8',
      'first-two-reformer',
    ]);
    expect(ids('mat')).toEqual([
      'starter-pack',
      'class-pack-10',
      'flow-off-peak',
      'flow-anytime',
      'first-mat',
    ]);
    const offPeak = group('mat')?.covers.filter((cover) => cover.offPeak);
    expect(offPeak?.map(({ id }) => id)).toEqual(['flow-off-peak']);
  });

  it('sorts classes for everyone first, and easier classes before harder ones', () => {
    expect(group('reformer')?.rows.map(({ id }) => id)).toEqual([
      'reformer-foundations',
      'dynamic-reformer',
      'reformer-strength',
      'female-only-reformer',
      'prenatal-reformer',
    ]);
  });

  it('puts every class into one group, and marks classes that are paid separately', () => {
    const rows = groupClassesByActivity(catalogue, suits).flatMap((classGroup) => classGroup.rows);
    expect(rows).toHaveLength(classTypes.length);
    expect(rows.filter(({ paidSeparately }) => paidSeparately).map(({ id }) => id)).toEqual([
      'sound-healing',
    ]);
  });

  it('links each class to its own times only', () => {
    const links = new Map(
      groupClassesByActivity(catalogue, suits).flatMap(({ rows }) => rows.map(({ id, to }) => [id, to])),
    );
    expect(links.get('female-only-reformer')).toBe(
      '/timetable?activity=reformer&sub=dynamic&for=female-only',
    );
    expect(links.get('reformer-strength')).toBe(
      '/timetable?activity=reformer&level=intermediate&sub=dynamic&for=everyone',
    );
    expect(links.get('vinyasa-yoga')).toBe('/timetable?activity=yoga&sub=vinyasa');
    for (const [id, to] of links) {
      const query = parseTimetableQuery(
        new URL(to, 'https://studio.example').searchParams,
        timetableLinkFilters,
      );
      const shown = classTypes.filter(
        (type) =>
          type.activityId === query.activityType &&
          type.subType === query.subType &&
          (!query.difficulty || type.difficulty === query.difficulty) &&
          (!query.audience || isForAudience(query.audience, type.tags)),
      );
      expect(shown.map((type) => type.id)).toEqual([id]);
    }
  });

  it('describes a class without its own copy by its level, and omits empty groups', () => {
    const added = { ...classTypes[0], id: 'added-by-staff', difficulty: 'Intermediate' };
    const groups = groupClassesByActivity(
      { ...catalogue, classTypes: [added] } as unknown as GetCatalogueResponse,
      suits,
    );
    expect(groups.map(({ rows }) => rows.map(({ suitability }) => suitability))).toEqual([
      ['People who know the basics and want more.'],
    ]);
  });
});

describe('readAudience', () => {
  it('reads the audience from the URL, and returns everyone for unknown values', () => {
    expect(readAudience(new URLSearchParams(buildAudienceSearch('pregnant')))).toBe('pregnant');
    expect(readAudience(new URLSearchParams(buildAudienceSearch('everyone')))).toBe('everyone');
    expect(readAudience(new URLSearchParams('for=nobody'))).toBe('everyone');
    expect(readAudience(new URLSearchParams())).toBe('everyone');
  });
});
