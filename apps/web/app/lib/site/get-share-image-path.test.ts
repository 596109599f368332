import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { activities } from '@studio/content/activities';
import { classSubTypes } from '@studio/content/class-sub-types';
import { describe, expect, it } from 'vitest';
import { getShareImagePath } from './get-share-image-path.ts';

const publicFolder = join(import.meta.dirname, '../../../public');
const catalogue = { activities, settings: { showsBuiltInPictures: true } };

describe('share image of a class', () => {
  it('exists for every class subtype', () => {
    for (const { activityId, id: subType } of classSubTypes) {
      const path = getShareImagePath({ activityId, subType }, catalogue);
      expect(path).toMatch(/^\/share\//);
      expect(existsSync(join(publicFolder, path)), path).toBe(true);
    }
  });

  it('is the activity’s without a subtype', () => {
    const paths = activities.map(({ id }) => getShareImagePath({ activityId: id, subType: null }, catalogue));
    expect(new Set(paths).size).toBe(activities.length);
  });

  it('is the studio’s for an activity that an owner has added or renamed, and without built-in pictures', () => {
    const of = { activityId: 'reformer', subType: 'dynamic' };
    const renamed = { ...catalogue, activities: [{ id: 'reformer', label: 'Barre' }] };
    const plain = { ...catalogue, settings: { showsBuiltInPictures: false } };
    expect(getShareImagePath(of, renamed)).toBe('/og.jpg');
    expect(getShareImagePath(of, plain)).toBe('/og.jpg');
    expect(getShareImagePath({ activityId: 'barre', subType: null }, catalogue)).toBe('/og.jpg');
    expect(existsSync(join(publicFolder, '/og.jpg'))).toBe(true);
  });
});
