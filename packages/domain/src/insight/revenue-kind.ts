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
  'fee',
] as const;
export type RevenueKind = (typeof revenueKinds)[number];

export const revenueKindLabels: Record<RevenueKind, string> = {
  class: 'Single classes',
  pack: 'Packs',
  membership: 'Memberships',
  offer: 'Starter offers',
  'one-to-one': 'One-to-ones',
  event: 'Events',
  'drop-in': 'Drop-ins bought ahead',
  'gift-card': 'Gift cards',
  fee: 'Fees',
};
