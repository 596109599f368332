import { siteSettings } from '@studio/content/site-settings';
import type { ListToursResponse } from '@studio/contracts/staff-tours';
import { daysBetween, type LocalDate } from '@studio/domain/time/local-date';
import { findSetting } from '../../catalogue/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { listClosedDays } from '../../timetable/store.ts';

const daysMax = 92;

interface ListedTour {
  tourId: string;
  startsAt: Date;
  endsAt: Date;
  status: 'CONFIRMED' | 'CANCELLED';
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  arrivedAt: Date | null;
  personId: string | null;
}

const toursOfRange: PreparedStatement = {
  name: 'tours_of_range',
  text: `SELECT t.id AS "tourId", t.starts_at AS "startsAt", t.ends_at AS "endsAt", t.status,
      t.first_name AS "firstName", t.last_name AS "lastName", t.email, t.phone, t.arrived_at AS "arrivedAt",
      coalesce(member.id, guest.id) AS "personId"
    FROM tours t
    LEFT JOIN people member ON member.branch_id = t.branch_id AND member.member_id = t.principal_id
    LEFT JOIN people guest ON t.principal_id IS NULL AND guest.branch_id = t.branch_id
      AND guest.email_key = lower(trim(t.email))
    WHERE t.branch_id = $1 AND t.starts_at >= ($2::date)::timestamp AT TIME ZONE 'Europe/London'
      AND t.starts_at < ($3::date + 1)::timestamp AT TIME ZONE 'Europe/London'
    ORDER BY t.starts_at, t.created_at`,
};

/** Returns the tours of a range of London days, the tour hours and the closed days. Throws AppError bad_request. */
export async function listTours(
  { database }: Services,
  { branchId, from, to }: { branchId: string; from: LocalDate; to: LocalDate },
): Promise<Omit<ListToursResponse, 'ok'>> {
  if (to < from) throw new AppError('bad_request', 'Choose an end date on or after the start date.');
  if (daysBetween(from, to) > daysMax)
    throw new AppError('bad_request', `Choose a period of up to ${daysMax} days.`);
  const rows = await database.run<ListedTour>(toursOfRange, [branchId, from, to]);
  const hours = (await findSetting(database, branchId, 'tourHours')) ?? siteSettings.tourHours;
  const closedDays = [...(await listClosedDays(database, branchId, { from, to }))].sort();
  const tours = rows.map(({ startsAt, endsAt, arrivedAt, ...tour }) => ({
    ...tour,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    arrivedAt: arrivedAt?.toISOString() ?? null,
  }));
  return { tours, hours, closedDays };
}
