import { branch } from '@studio/content/branch';
import { expect, it } from 'vitest';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { loadRootData } from './load-root-data.ts';

const now = new Date('2026-11-20T10:00:00Z');
const apiThat = (call: () => Promise<unknown>): Api => ({ call: call as Api['call'] });

it('returns the studio and its settings as staff have set them', async () => {
  const catalogue = {
    studio: { ...branch, name: 'Lower Marsh' },
    settings: { newsletterOfferPercent: 20, arriveEarlyMinutes: 15, siteOpen: false, banner: null },
    rooms: [{ capacity: 6 }, { capacity: 12 }],
  };
  const frame = await loadRootData(
    apiThat(async () => catalogue),
    now,
  );
  expect(frame).toEqual({
    studio: catalogue.studio,
    newsletterOfferPercent: 20,
    arriveEarlyMinutes: 15,
    siteOpen: false,
    largestRoomCapacity: 12,
    banner: null,
  });
});

it('returns the studio’s built-in details when the catalogue cannot be loaded', async () => {
  const frame = await loadRootData(
    apiThat(() => Promise.reject(new ApiError('Away.', 'unavailable', 503, {}))),
    now,
  );
  expect(frame).toMatchObject({ studio: branch, arriveEarlyMinutes: 10, largestRoomCapacity: 16 });
});
