/** Fixed texts of My bookings (handbook: cancelling 13). */
export const myBookingsText = {
  upcomingFailed: 'Failed to load bookings',
  daysFailed: 'Failed to load days',
  dayFailed: 'Failed to load bookings on this day',
  upcomingEmpty: 'You do not have any upcoming bookings.',
  dayEmpty: 'No bookings on this date.',
  noDay: 'Select a day in the calendar.',
} as const;
