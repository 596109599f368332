/** Copy of the hand-drawn map of the streets around 11 Miles Street. */
export const studioMapCopy = {
  /** Text alternative of the map. */
  alt: 'Map: Miles Street runs west from South Lambeth Road, under the railway, to Wandsworth Road. Vauxhall station and the bus station lie to the north, Vauxhall Park to the east, the Thames to the north-west.',
  note: 'Drawn by hand. North is up. Not every street is shown.',
} as const;
