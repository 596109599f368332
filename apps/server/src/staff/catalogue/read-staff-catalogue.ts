import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import { loadNoShowPolicy } from '../../bookings/front-desk/no-show-policy.ts';
import {
  listActivities,
  listAllInstructors,
  listAllProducts,
  listClassTypes,
  listRooms,
  loadBranchProfile,
} from '../../catalogue/store.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

const upcomingClasses: PreparedStatement = {
  name: 'staff_upcoming_classes_by_type',
  text: `SELECT class_type_id AS id, count(*)::int AS coming, count(*) FILTER (WHERE taken > 0 OR waiting > 0)::int AS booked
    FROM classes WHERE branch_id = $1 AND starts_at > $2 AND status = 'ON' GROUP BY class_type_id`,
};

/** Returns the whole catalogue, including products off sale and former instructors. */
export async function readStaffCatalogue(
  { database, clock }: Services,
  branchId: string,
): Promise<GetStaffCatalogueResponse> {
  const [profile, products, classTypes, instructors, rooms, activities, noShowPolicy, counts] =
    await Promise.all([
      loadBranchProfile(database, branchId),
      listAllProducts(database, branchId),
      listClassTypes(database, branchId),
      listAllInstructors(database, branchId),
      listRooms(database, branchId),
      listActivities(database, branchId),
      loadNoShowPolicy(database, branchId),
      database.run<{ id: string; coming: number; booked: number }>(upcomingClasses, [branchId, clock.now()]),
    ]);
  const of = new Map(counts.map((count) => [count.id, count]));
  return {
    ok: true,
    currency: profile.currency,
    products,
    classTypes: classTypes.map((kind) => ({
      ...kind,
      upcomingClasses: of.get(kind.id)?.coming ?? 0,
      upcomingBookings: of.get(kind.id)?.booked ?? 0,
    })),
    instructors,
    rooms,
    activities,
    noShowPolicy,
  };
}
