import { branch } from '@studio/content/branch';
import { getBrand } from '@studio/content/brand';
import { type ClassPage, listClassPages } from '@studio/content/class-pages';
import { rooms } from '@studio/content/rooms';
import type { ClassesCopy } from '@studio/content/site-copy/classes-fields';
import { siteSettings } from '@studio/content/site-settings';
import { termsVersion } from '@studio/contracts/terms-version';
import { getCurrentBanner } from '@studio/domain/site/current-banner';
import { toLondonDate } from '@studio/domain/time/london';
import type { Api } from '../api/api.ts';
import { toApiFailure } from '../api/to-api-failure.ts';
import { builtInActivities } from './built-in-activities.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { fetchSiteCopy } from './load-site-copy.ts';
import { toStudioActivities } from './studio-activity.ts';
import type { RootData } from './use-root-data.ts';

type LoadedRootData = Omit<RootData, 'config' | 'year' | 'isPreview'>;

/**
 * Studio that pages show while the catalogue can't be loaded: the one that was loaded last, so that error pages never
 * name another studio. Before the first load, the built-in one.
 */
let lastLoaded: Pick<RootData, 'studio' | 'brand' | 'sitePictures' | 'showsBuiltInPictures'> = {
  ...{ studio: branch, brand: { kind: 'built-in' }, sitePictures: {}, showsBuiltInPictures: true },
};

/**
 * Loads the data that every page needs. When a call fails, returns the studio that was loaded last, the initial
 * settings, the built-in activities and empty menus.
 */
export async function loadRootData(api: Api, now: Date): Promise<LoadedRootData> {
  try {
    const [catalogue, { copy, termsVersion }] = await Promise.all([
      loadCatalogue(api),
      fetchSiteCopy(api, ['classes']),
    ]);
    const { studio, logos, settings, sitePictures, rooms, classTypes } = catalogue;
    const { showsBuiltInPictures } = settings;
    const { newsletterOfferPercent, arriveEarlyMinutes, siteOpen, banner } = settings;
    const set = { newsletterOfferPercent, arriveEarlyMinutes, largestRoomCapacity: largest(rooms) };
    const pages = listClassPages(copy.classes as unknown as ClassesCopy, classTypes);
    lastLoaded = { studio, brand: getBrand(studio.name, logos), sitePictures, showsBuiltInPictures };
    return {
      ...lastLoaded,
      ...set,
      siteOpen,
      termsVersion,
      activities: toStudioActivities(catalogue),
      teachesFemaleOnly: classTypes.some(({ tags }) => tags.includes('female-only')),
      classMenu: toClassMenu(pages),
      classPages: pages.map(({ name, path }) => ({ label: name, to: path })),
      banner: getCurrentBanner(banner, toLondonDate(now)),
    };
  } catch (error) {
    const { newsletterOfferPercent, arriveEarlyMinutes, siteOpen } = siteSettings;
    const set = { newsletterOfferPercent, arriveEarlyMinutes, largestRoomCapacity: largest(rooms) };
    const isUnavailable = toApiFailure(error).code === 'unavailable';
    return {
      ...lastLoaded,
      ...set,
      siteOpen,
      termsVersion,
      activities: builtInActivities,
      teachesFemaleOnly: false,
      classMenu: [],
      classPages: [],
      banner: null,
      ...(isUnavailable ? { isApiUnavailable: isUnavailable } : {}),
    };
  }
}

function toClassMenu(pages: readonly ClassPage[]): RootData['classMenu'] {
  const categories = new Set(pages.map(({ category }) => category));
  return [...categories].map(({ id, menuLabel, menuText }) => ({
    label: menuLabel,
    to: `/classes/${id}`,
    description: menuText,
  }));
}

const largest = (rooms: readonly { capacity: number }[]) =>
  Math.max(0, ...rooms.map((room) => room.capacity));
