/** Reasons for erasing a client. They are fixed, so that the activity log never names the person. */
export const erasureReasons = ['Requested by the client', 'Inactive for years', 'Added by mistake'] as const;
