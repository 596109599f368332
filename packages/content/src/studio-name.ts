/** The studio's name, apart from the rest of its profile: titles of all pages carry it. */
export const studioName = 'Miles Street';

/** What it offers, said beside the name. */
export const studioTagline = 'Pilates & Yoga';
