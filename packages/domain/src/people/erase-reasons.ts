/** Reasons for erasing a client. They are fixed, so that the activity log never names the person. */
export const erasureReasons = [
  'They asked for it',
  'They have not been here for years',
  'They were entered by mistake',
] as const;
export type EraseReason = (typeof erasureReasons)[number];
