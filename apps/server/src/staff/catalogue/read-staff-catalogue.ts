import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import { loadRoomMaps } from '../../beds/room-beds.ts';
import { loadNoShowPolicy } from '../../bookings/front-desk/no-show-policy.ts';
import { loadCurrentPictures } from '../../catalogue/pictures/store.ts';
import {
  listActivities,
  listAllClassTypes,
  listAllInstructors,
  listAllProducts,
  listAllRooms,
  loadBranchProfile,
} from '../../catalogue/store.ts';
import type { Services } from '../../platform/services.ts';
import { countProductUse } from './count-product-use.ts';
import { countUpcomingUse } from './count-upcoming-use.ts';

/** Returns the whole catalogue, including products off sale, former instructors and archived records. */
export async function readStaffCatalogue(
  services: Services,
  branchId: string,
): Promise<GetStaffCatalogueResponse> {
  const { database, clock } = services;
  const [
    profile,
    products,
    classTypes,
    instructors,
    rooms,
    activities,
    noShowPolicy,
    typeUse,
    roomUse,
    productUse,
    findPicture,
    bedsOf,
  ] = await Promise.all([
    loadBranchProfile(database, branchId),
    listAllProducts(database, branchId),
    listAllClassTypes(database, branchId),
    listAllInstructors(database, branchId),
    listAllRooms(database, branchId),
    listActivities(database, branchId),
    loadNoShowPolicy(database, branchId),
    countUpcomingUse(services, branchId, 'classType'),
    countUpcomingUse(services, branchId, 'room'),
    countProductUse(database, branchId, clock.now()),
    loadCurrentPictures(database, branchId),
    loadRoomMaps(database, branchId),
  ]);
  return {
    ok: true,
    currency: profile.currency,
    products: products.map((product) => ({ ...product, ...productUse(product.id) })),
    classTypes: classTypes.map((type) => ({
      ...type,
      ...typeUse(type.id),
      picture: findPicture('class-type', type.id),
    })),
    instructors: instructors.map((one) => ({ ...one, picture: findPicture('instructor', one.id) })),
    rooms: rooms.map((room) => ({
      ...room,
      beds: bedsOf(room.id),
      ...roomUse(room.id),
      picture: findPicture('room', room.id),
    })),
    activities,
    noShowPolicy,
  };
}
