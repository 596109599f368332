/** Minutes for which an offered place is held (handbook: waiting-list 1). */
export const offerMinutes = 60;
/** Minutes for which the place is held if the class starts in less than `shortOfferWithinHours` hours. */
export const shortOfferMinutes = 15;
export const shortOfferWithinHours = 6;

/**
 * London times between which no place is booked automatically, and none is offered except in early classes
 * (`earlyClassBefore`) (handbook: waiting-list 2).
 */
export const quietHours = { from: '22:00', until: '07:00' } as const;

/**
 * Time of day in London. Places in classes that start before it on the morning after the quiet hours are offered even
 * during them, because an offer after them would be too late (handbook: waiting-list 2).
 */
export const earlyClassBefore = '09:00';

/**
 * Maximum number of classes in an entry group, in which the person wants one place in any of them
 * (handbook: waiting-list 6).
 */
export const maxWaitingClasses = 5;

/** Maximum number of open waiting list entries per person (handbook: waiting-list 6). */
export const maxWaitingEntries = 10;

/** Days for which an expired offer counts (handbook: waiting-list 5). */
export const expiredOfferDays = 7;

/** Number of expired offers after which other people get offers first. */
export const expiredOffersBeforeLast = 2;

/** Number of expired offers after which a person gets no offers for `offerPauseHours` from the last one. */
export const expiredOffersBeforePause = 3;
export const offerPauseHours = 24;
