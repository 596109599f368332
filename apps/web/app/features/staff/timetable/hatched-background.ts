/** Background of held places and cancelled classes, which aren't available. */
export const hatchedBackground =
  'bg-[repeating-linear-gradient(135deg,var(--color-linen)_0_5px,var(--color-paper)_5px_10px)]';
