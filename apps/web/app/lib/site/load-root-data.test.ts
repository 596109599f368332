import { branch } from '@studio/content/branch';
import { classTypes } from '@studio/content/class-types';
import { classesDefaults } from '@studio/content/site-copy/classes';
import { paths } from '@studio/contracts/paths';
import { expect, it } from 'vitest';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { loadRootData } from './load-root-data.ts';

const now = new Date('2026-11-20T10:00:00Z');
const apiThat = (call: (path: string) => Promise<unknown>): Api => ({ call: call as Api['call'] });

const unavailable = apiThat(() => Promise.reject(new ApiError('Away.', 'unavailable', 503, {})));

it('returns the studio’s built-in details when the catalogue could never be loaded', async () => {
  const frame = await loadRootData(unavailable, now);
  expect(frame).toMatchObject({ studio: branch, arriveEarlyMinutes: 10, largestRoomCapacity: 16 });
});

it('returns the studio and its settings as staff have set them', async () => {
  const catalogue = {
    studio: { ...branch, name: 'Lower Marsh' },
    logos: { light: null, dark: null, icon: null },
    sitePictures: {},
    settings: {
      ...{ newsletterOfferPercent: 20, arriveEarlyMinutes: 15, siteOpen: false, banner: null },
      showsBuiltInPictures: true,
    },
    rooms: [{ capacity: 6 }, { capacity: 12 }],
    activities: [
      { id: 'mat', label: 'Mat Pilates' },
      { id: 'yoga', label: 'Flow' },
    ],
    classTypes: classTypes.filter(({ activityId }) => activityId === 'yoga'),
  };
  const frame = await loadRootData(
    apiThat(async (path) =>
      path === paths.siteCopy
        ? { copy: { classes: classesDefaults }, termsVersion: '2026-12-01' }
        : catalogue,
    ),
    now,
  );
  expect(frame).toEqual({
    studio: catalogue.studio,
    brand: { kind: 'name', iconHash: 'initial-1-4c' },
    sitePictures: {},
    showsBuiltInPictures: true,
    newsletterOfferPercent: 20,
    arriveEarlyMinutes: 15,
    siteOpen: false,
    largestRoomCapacity: 12,
    teachesFemaleOnly: false,
    termsVersion: '2026-12-01',
    activities: [
      { id: 'mat', label: 'Mat Pilates', isTaught: false },
      { id: 'yoga', label: 'Flow', isTaught: true },
    ],
    classMenu: [{ label: 'Yoga', to: '/classes/yoga', description: 'Vinyasa, Yin and Restorative' }],
    classPages: [
      { label: 'Vinyasa', to: '/classes/yoga/vinyasa' },
      { label: 'Restorative / Yin', to: '/classes/yoga/restorative' },
    ],
    banner: null,
  });
});

it('returns the studio that was loaded last when the catalogue can no longer be loaded', async () => {
  const frame = await loadRootData(unavailable, now);
  expect(frame).toMatchObject({
    studio: { name: 'Lower Marsh' },
    brand: { kind: 'name', iconHash: 'initial-1-4c' },
    isApiUnavailable: true,
  });
});
