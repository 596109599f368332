/** Separate from the profile, because every page title contains it. */
export const studioName = 'Miles Street';

/** Short description, shown beside the name. */
export const studioTagline = 'Pilates & Yoga';
