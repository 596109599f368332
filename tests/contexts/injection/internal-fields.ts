/** Names of fields that accept any text, each with the reason why the text appears in no output. */
const lookupFields: readonly [RegExp, string][] = [
  [/(^|\.)(branchId|principalUserId|userId|subjectId|topicId|by)$/, 'compared with what there is'],
  [/(^|\.)(key|code|preview|signature|setupId|paymentIntentId|cardId)$/, 'compared with what there is'],
  [
    /(^|\.)(promoCode|giftCardCode|termsVersion|waiverVersion|consentVersion)$/,
    'compared with what there is',
  ],
  [
    /(^|\.)(productId|providerId|instructorId|roomId|slotId|classTypeId|activityId|slug|covers\[\])$/,
    'an id of what there is',
  ],
  [/(^|\.)(activityType|subType|audience|difficulty|dayPart|with)$/, 'an id of what there is'],
  [/^(cursor|after|query|search|confirmation)$/, 'looked for, and forgotten'],
  [/^previousLabel$/, 'compared with the current name'],
  [/^idempotencyKey$/, 'compared with those that were sent'],
  [/^seen\.(studio|instructorName)$/, 'compared with the names that there are'],
  [/^(website|proof\..+)$/, 'judged at the door, and forgotten'],
];

/** Other fields whose text appears in no email, file, calendar or webhook, grouped by where it appears instead. */
const pageOnlyFields: Readonly<Record<string, readonly string[]>> = {
  'the log of what was done, which the team reads in a page': [
    '/admin/bookings/attendance reason',
    '/admin/bookings/cancel reason',
    '/admin/bookings/desk-refund reason',
    '/admin/bookings/move reason',
    '/admin/bookings/pay reason',
    '/admin/catalogue/gift-card/change change.reason',
    '/admin/money/close note',
    '/admin/money/counter-sale/reverse reason',
    '/admin/money/fees/settle reason',
    '/admin/money/refund reason',
    '/admin/money/refunds/otherwise note',
    '/admin/people/adjust reason',
    '/admin/people/extend reason',
    '/admin/people/sell reason',
    '/admin/people/sell/undo reason',
    '/admin/reviews/decide reason',
    '/admin/timetable/bed/out-of-service reason',
  ],
  'a page that is rendered, where nothing is written as markup': [
    '/admin/reviews/reply reply',
    '/admin/settings/save profile.socials[].label',
    '/admin/settings/save settings.banner.link.label',
    '/admin/settings/save settings.banner.text',
    '/admin/timetable/close name',
    '/admin/webhooks/save name',
    '/first-visit/save answers.injuries',
    '/reviews/save displayName',
    '/reviews/save text',
    '/trainer/availability/save absences[].note',
  ],
  'nowhere: they are judged as telephone numbers after the contract': [
    '/admin/people/add phone',
    '/admin/people/save phone',
  ],
  'nowhere: looked for, or handed to the user pool, which judges addresses itself': [
    '/admin/team/invite email',
    '/classes/booking/links email',
  ],
  'nowhere: only values that are known are counted': ['/events events[].value'],
  'nowhere: only pages that are known are guarded': ['/admin/settings/save settings.guardedPages[]'],
  'nowhere: the address that the user pool has verified is taken': ['/classes/user/upsert user.email'],
};

/** All fields of `pageOnlyFields`, so that a test can find entries whose call no longer exists. */
export const internalFields: readonly string[] = Object.values(pageOnlyFields).flat();

/** Returns whether a field's text appears in no output. */
export function isInternalField(field: string): boolean {
  const [, name = ''] = field.split(' ');
  return internalFields.includes(field) || lookupFields.some(([names]) => names.test(name));
}
