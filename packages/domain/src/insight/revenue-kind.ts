/** Categories of revenue in the reports. */
export const revenueKinds = [
  'class',
  'pack',
  'membership',
  'offer',
  'one-to-one',
  'event',
  'drop-in',
  'gift-card',
  'counter',
  'fee',
] as const;
export type RevenueKind = (typeof revenueKinds)[number];

export const revenueKindLabels: Record<RevenueKind, string> = {
  class: 'Class bookings',
  pack: 'Packs',
  membership: 'Memberships',
  offer: 'Starter offers',
  'one-to-one': '1:1s',
  event: 'Events',
  'drop-in': 'Drop-ins',
  'gift-card': 'Gift cards',
  counter: 'Front desk items',
  fee: 'No-show fees',
};
