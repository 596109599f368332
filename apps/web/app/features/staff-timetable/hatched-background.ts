/** What cannot be had: a place that is held, a class that is off. */
export const hatchedBackground =
  'bg-[repeating-linear-gradient(135deg,var(--color-linen)_0_5px,var(--color-paper)_5px_10px)]';
