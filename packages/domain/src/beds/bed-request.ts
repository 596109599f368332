/**
 * What happens when the bed that a client has asked for comes free: MOVE gives it to the client at once, ASK emails the
 * client, who then chooses it if it is still free (handbook: beds 6).
 */
export const bedRequestModes = ['MOVE', 'ASK'] as const;
export type BedRequestMode = (typeof bedRequestModes)[number];

/** Time in minutes for which a client who was asked comes before the others who want the same bed. */
export const askedFirstMinutes = 15;

/** Fragment of the URL of a booking’s page that opens the choice of beds. */
export const changeBedFragment = '#change-bed';
