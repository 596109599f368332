import type { UpcomingUse } from '@studio/contracts/catalogue-records';
import type { SaveClassTypeResponse, StaffClassType } from '@studio/contracts/staff-class-types';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import type { ClassTypeValues } from './catalogue-api.ts';
import { toClassTypeDraft, toClassTypeValues } from './class-type-draft.ts';

/** Classes to which a change of a class type applies: those added later, or the upcoming ones too. */
export type ChangeScope = 'new' | 'upcoming';

interface ScopeOption {
  value: ChangeScope;
  label: string;
  detail: string;
}

/** Returns whether values other than the price and the number of places differ from the saved class type. */
export function changesDetails(type: StaffClassType, values: ClassTypeValues): boolean {
  const saved = toClassTypeValues(toClassTypeDraft(type));
  return detailFields.some((field) => values[field] !== saved[field]);
}

const detailFields = [
  'title',
  'description',
  'activityId',
  'subType',
  'difficulty',
  'audience',
  'durationMin',
] as const satisfies readonly (keyof ClassTypeValues)[];

type PricedUse = Pick<StaffClassType, 'upcomingClasses' | 'ownPriceClasses'>;

/**
 * Returns the options for a new price, with the effect of each (handbook: timetable 21). Empty if every upcoming class has
 * its own price.
 */
export function listPriceScopes({ upcomingClasses, ownPriceClasses }: PricedUse): ScopeOption[] {
  const changing = upcomingClasses - ownPriceClasses;
  if (changing === 0) return [];
  const own =
    ownPriceClasses > 0
      ? ` ${formatCount(ownPriceClasses, 'class with its own price keeps it', 'classes with their own price keep it')}.`
      : '';
  return [
    {
      value: 'upcoming',
      label: 'Upcoming classes too',
      detail: `${formatCount(changing, 'class', 'classes')}. Existing bookings keep their price.${own}`,
    },
    {
      value: 'new',
      label: 'New classes only',
      detail: `${formatCount(upcomingClasses, 'upcoming class keeps its', 'upcoming classes keep their')} price.`,
    },
  ];
}

/**
 * Returns the options for changes other than the price, with the effect of each. Empty if no upcoming class is open to
 * changes.
 */
export function listDetailScopes({ upcomingClasses, upcomingBookings }: UpcomingUse): ScopeOption[] {
  const open = upcomingClasses - upcomingBookings;
  if (open === 0) return [];
  const booked =
    upcomingBookings > 0
      ? ` ${formatCount(upcomingBookings, 'class', 'classes')} with bookings, holds or a waiting list won’t change.`
      : '';
  return [
    {
      value: 'upcoming',
      label: 'Upcoming classes without bookings too',
      detail: `${formatCount(open, 'class', 'classes')}.${booked} A class that would overlap the next one keeps its duration.`,
    },
    {
      value: 'new',
      label: 'New classes only',
      detail: `${formatCount(upcomingClasses, 'upcoming class stays as it is', 'upcoming classes stay as they are')}.`,
    },
  ];
}

/** Describes what saving a class type has changed in upcoming classes, and what not. */
export function describeSavedClassType(
  title: string,
  pricePence: number,
  { changedClasses, unchangedClasses, repricedClasses, keptPrices }: SaveClassTypeResponse,
): string {
  const price = formatPriceShort(pricePence);
  const parts = [
    ...(repricedClasses > 0
      ? [`${formatCount(repricedClasses, 'upcoming class now costs', 'upcoming classes now cost')} ${price}.`]
      : []),
    ...(keptPrices > 0
      ? [
          `${formatCount(keptPrices, 'class with its own price keeps it', 'classes with their own price keep it')}.`,
        ]
      : []),
    ...(changedClasses > 0
      ? [`${formatCount(changedClasses, 'upcoming class', 'upcoming classes')} updated.`]
      : []),
    ...(unchangedClasses > 0
      ? [
          `We didn’t update ${formatCount(unchangedClasses, 'class', 'classes')} with bookings, holds or a waiting list.`,
        ]
      : []),
  ];
  return [`${title} saved.`, ...(parts.length > 0 ? parts : ['Changes apply to new classes.'])].join(' ');
}
