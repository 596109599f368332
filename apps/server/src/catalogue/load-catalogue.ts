import { heroSlideIds } from '@studio/content/copy/home';
import { sitePictureIds, sitePictures } from '@studio/content/site-pictures';
import { type SiteSettings, siteSettings } from '@studio/content/site-settings';
import type { GetCatalogueResponse, ProductOnSaleDto } from '@studio/contracts/catalogue';
import { isProduct } from '@studio/domain/catalogue/product-terms';
import { toPounds } from '@studio/domain/money/money';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { loadCurrentPictures, toLogosDto } from './pictures/store.ts';
import {
  findBranchProfile,
  listActivities,
  listAllProducts,
  listCurrentClassTypes,
  listCurrentInstructors,
  listCurrentRooms,
  listFormerIds,
  loadDataVersion,
  loadSettings,
} from './store.ts';

/**
 * Loads the catalogue. Reads the version first, so the data is at least as new as the version. Settings that staff
 * never changed have their defaults. Throws AppError not_found for an unknown branch.
 */
export async function loadCatalogue(db: QueryExecutor, branchId: string): Promise<GetCatalogueResponse> {
  const version = await loadDataVersion(db, branchId);
  const [studio, activities, classTypes, instructors, products, rooms, settings, findPicture] =
    await Promise.all([
      findBranchProfile(db, branchId),
      listActivities(db, branchId),
      listCurrentClassTypes(db, branchId),
      listCurrentInstructors(db, branchId),
      listAllProducts(db, branchId),
      listCurrentRooms(db, branchId),
      loadSettings(db, branchId),
      loadCurrentPictures(db, branchId),
    ]);
  if (!studio) throw new AppError('not_found');
  return {
    ok: true,
    version,
    studio,
    activities: activities.map(({ id, label }) => ({ id, label, picture: findPicture('activity', id) })),
    classTypes: classTypes.map((type) => ({
      ...type,
      picture: findPicture('class-type', type.id) ?? findPicture('activity', type.activityId),
    })),
    instructors: instructors.map((one) => ({ ...one, picture: findPicture('instructor', one.id) })),
    products: toSoldProducts(products),
    giftCards: toGiftCards(products),
    rooms: rooms.map((room) => ({ ...room, picture: findPicture('room', room.id) })),
    slidePictures: Object.fromEntries(
      heroSlideIds.flatMap((id) => {
        const picture = findPicture('hero-slide', id);
        return picture ? [[id, picture]] : [];
      }),
    ),
    sitePictures: Object.fromEntries(
      sitePictureIds.flatMap((id) => {
        const picture = findPicture(sitePictures[id].kind, id);
        return picture ? [[id, picture]] : [];
      }),
    ),
    logos: toLogosDto((id) => findPicture('logo', id)),
    settings: toPublicSettings({ ...siteSettings, ...settings }),
  };
}

const isOnSale = ({ onSale, archived }: { onSale: boolean; archived: boolean }) => onSale && !archived;

function toGiftCards(all: Awaited<ReturnType<typeof listAllProducts>>): GetCatalogueResponse['giftCards'] {
  return all
    .filter((goods) => goods.kind === 'gift-card' && isOnSale(goods))
    .map(({ id, name, pricePence }) => ({ id, name, pounds: toPounds(pricePence) }));
}

/** Returns the products on sale, each with the ids of its former versions. */
function toSoldProducts(all: Awaited<ReturnType<typeof listAllProducts>>): ProductOnSaleDto[] {
  return all
    .filter(isOnSale)
    .filter(isProduct)
    .map((product) => ({ ...product, formerIds: listFormerIds(all, product.id) }));
}

function toPublicSettings(settings: SiteSettings): GetCatalogueResponse['settings'] {
  const { countdownTarget, guardedPages, newsletterOfferPercent, cancellation } = settings;
  const { arriveEarlyMinutes, showsBuiltInPictures, siteOpen, banner } = settings;
  return {
    countdownEndsAt: toLondonInstant(countdownTarget.date, countdownTarget.time).toISOString(),
    guardedPages,
    newsletterOfferPercent,
    cancellationRule: cancellation.rule,
    arriveEarlyMinutes,
    showsBuiltInPictures,
    siteOpen,
    banner,
  };
}
