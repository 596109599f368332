/** Fixed texts of the timetable: verbatim texts of the error catalogue (handbook: pages 7), and the page's own. */
export const timetableText = {
  activitiesFailed: 'Could not load activities',
  activitiesEmpty: 'No activities available in this period.',
  trainersFailed: 'Could not load trainers',
  trainersEmpty: 'No trainers available in this period.',
  summaryFailed: 'Could not load availability summary',
  classesFailed: 'Could not load classes for the selected date',
  classesEmpty: 'No classes available on this date.',
  instructorUnknown: 'There’s no instructor by that name.',
  holdFailed: 'Could not hold the class',
  booked: 'You’re booked',
} as const;
