/** Sentences of the specification (specification 2, sections 2 and 8), word for word. */
export const texts = {
  upcomingFailed: 'Failed to load bookings',
  daysFailed: 'Failed to load days',
  dayFailed: 'Failed to load bookings on this day',
  upcomingEmpty: 'You do not have any upcoming bookings.',
  dayEmpty: 'No bookings on this date.',
  noDay: 'Select a day in the calendar.',
} as const;
