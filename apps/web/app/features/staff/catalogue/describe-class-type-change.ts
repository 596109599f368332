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

/** Returns whether the name or the description differs from the saved class type. */
export function changesTexts(type: StaffClassType, { title, description }: ClassTypeValues): boolean {
  const saved = toClassTypeValues(toClassTypeDraft(type));
  return title !== saved.title || description !== saved.description;
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
 * Returns the options for changes other than the price, with the effect of each. Only a new name or description
 * (`hasNewTexts`) reaches classes in which clients have or want a place. Empty if no upcoming class would change
 * (handbook: timetable 21).
 */
export function listDetailScopes(
  { upcomingClasses, upcomingBookings }: UpcomingUse,
  hasNewTexts: boolean,
): ScopeOption[] {
  const open = upcomingClasses - upcomingBookings;
  if (open === 0 && !hasNewTexts) return [];
  const booked = `${formatCount(upcomingBookings, 'class', 'classes')} with bookings, holds or a waiting list`;
  const bookedEffect = hasNewTexts
    ? `In ${booked}, only the name and description change. We don’t email the clients.`
    : `${booked} won’t change.`;
  const details = [
    ...(open > 0 ? [`${formatCount(open, 'class', 'classes')}.`] : []),
    ...(upcomingBookings > 0 ? [bookedEffect] : []),
    ...(open > 0 ? ['A class that would overlap the next one keeps its duration.'] : []),
  ];
  return [
    {
      value: 'upcoming',
      label: hasNewTexts ? 'Upcoming classes too' : 'Upcoming classes without bookings too',
      detail: details.join(' '),
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
  { changedClasses, renamedClasses, unchangedClasses, repricedClasses, keptPrices }: SaveClassTypeResponse,
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
    ...(renamedClasses > 0
      ? [
          `${formatCount(renamedClasses, 'class', 'classes')} with bookings, holds or a waiting list got only the new name and description.`,
        ]
      : []),
    ...(unchangedClasses > 0
      ? [
          `We didn’t update ${formatCount(unchangedClasses, 'class', 'classes')} with bookings, holds or a waiting list.`,
        ]
      : []),
  ];
  return [`${title} saved.`, ...(parts.length > 0 ? parts : ['Changes apply to new classes.'])].join(' ');
}
