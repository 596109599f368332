import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import { loadNoShowPolicy } from '../../bookings/front-desk/no-show-policy.ts';
import {
  listActivities,
  listAllClassTypes,
  listAllInstructors,
  listAllProducts,
  listAllRooms,
  loadBranchProfile,
} from '../../catalogue/store.ts';
import type { Services } from '../../platform/services.ts';
import { countUpcomingUse } from './count-upcoming-use.ts';

/** Returns the whole catalogue, including products off sale, former instructors and archived records. */
export async function readStaffCatalogue(
  services: Services,
  branchId: string,
): Promise<GetStaffCatalogueResponse> {
  const { database } = services;
  const [profile, products, classTypes, instructors, rooms, activities, noShowPolicy, typeUse, roomUse] =
    await Promise.all([
      loadBranchProfile(database, branchId),
      listAllProducts(database, branchId),
      listAllClassTypes(database, branchId),
      listAllInstructors(database, branchId),
      listAllRooms(database, branchId),
      listActivities(database, branchId),
      loadNoShowPolicy(database, branchId),
      countUpcomingUse(services, branchId, 'classType'),
      countUpcomingUse(services, branchId, 'room'),
    ]);
  return {
    ok: true,
    currency: profile.currency,
    products,
    classTypes: classTypes.map((type) => ({ ...type, ...typeUse(type.id) })),
    instructors,
    rooms: rooms.map((room) => ({ ...room, ...roomUse(room.id) })),
    activities,
    noShowPolicy,
  };
}
