import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { activities } from '@studio/content/activities';
import { classSubTypes } from '@studio/content/class-sub-types';
import { describe, expect, it } from 'vitest';
import { getShareImagePath } from './get-share-image-path.ts';

const publicFolder = join(import.meta.dirname, '../../../public');

describe('share image of a class', () => {
  it('exists for every class subtype', () => {
    for (const { activityId, id } of classSubTypes) {
      const path = getShareImagePath(activityId, id);
      expect(path).toMatch(/^\/share\//);
      expect(existsSync(join(publicFolder, path)), path).toBe(true);
    }
  });

  it('falls back to the activity’s image without a subtype, and to the studio’s for a new activity', () => {
    expect(new Set(activities.map(({ id }) => getShareImagePath(id, null))).size).toBe(activities.length);
    expect(getShareImagePath('barre', null)).toBe('/og.jpg');
    expect(existsSync(join(publicFolder, '/og.jpg'))).toBe(true);
  });
});
