/** How long an offered place is kept: an hour, or a quarter when the class starts in under six hours (handbook: waiting-list 1). */
export const offerMinutes = 60;
export const shortOfferMinutes = 15;
export const shortOfferWithinHours = 6;

/** Nobody is offered a place, or given one, between these times, London (handbook: waiting-list 2). */
export const quietHours = { from: '22:00', until: '07:00' } as const;

/** Classes that one wish may name (handbook: waiting-list 6): any one of them will do. */
export const maxWaitingClasses = 5;

/** Places on lists that one person may have at once (handbook: waiting-list 6). */
export const maxWaitingEntries = 10;

/** Offers that expired count for this many days (handbook: waiting-list 5). */
export const expiredOfferDays = 7;

/** After this many expired offers, places are offered to others first. */
export const offeredLastAfterExpired = 2;

/** After this many, no place is offered for `offerPauseHours` from the last one. */
export const pausedAfterExpired = 3;
export const offerPauseHours = 24;
