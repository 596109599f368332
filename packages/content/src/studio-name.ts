/** Name of the studio, separate from its profile, because every page title contains it. */
export const studioName = 'Miles Street';

/** Short description of the studio, shown next to its name. */
export const studioTagline = 'Pilates & Yoga';
