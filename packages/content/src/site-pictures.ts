/** Picture in a fixed place on the site, which owners can replace (handbook: pictures 6). */
interface SitePicture {
  /** Shape: landscape for a picture, upright for a portrait. */
  kind: 'site-picture' | 'site-portrait';
  /** Name in the staff tools and the activity log. */
  name: string;
  /** Pages that show the picture. */
  shownOn: string;
}

/** Site pictures by id, in the order of the staff tools. Each built-in picture has one id, however often pages show it. */
export const sitePictures = {
  studio: { kind: 'site-picture', name: 'Studio', shownOn: 'Home, The rooms and class pages' },
  equipment: { kind: 'site-picture', name: 'Equipment', shownOn: 'Home, The rooms and class pages' },
  seating: { kind: 'site-picture', name: 'Waiting area', shownOn: 'Contact, The rooms and class pages' },
  'one-to-one': { kind: 'site-picture', name: '1:1 sessions', shownOn: 'About, Pricing and checkout' },
  eligibility: { kind: 'site-picture', name: 'Who each class suits', shownOn: 'Top of the eligibility page' },
  health: { kind: 'site-picture', name: 'Health guidance', shownOn: 'Eligibility page' },
  newsletter: { kind: 'site-picture', name: 'Newsletter', shownOn: 'Newsletter page' },
  entrance: { kind: 'site-portrait', name: 'Entrance', shownOn: 'Tour, sign-up and blog' },
  founder: { kind: 'site-portrait', name: 'Founder’s note', shownOn: 'Home, About and account pages' },
  corner: { kind: 'site-portrait', name: 'Quiet corner', shownOn: 'FAQ, login, reviews and messages' },
} as const satisfies Record<string, SitePicture>;
export type SitePictureId = keyof typeof sitePictures;

export const sitePictureIds = Object.keys(sitePictures) as SitePictureId[];

/** Returns the name of a site picture; null if no picture of this kind has this id. */
export function findSitePictureName(kind: SitePicture['kind'], id: string): string | null {
  if (!Object.hasOwn(sitePictures, id)) return null;
  const found = sitePictures[id as SitePictureId];
  return found.kind === kind ? found.name : null;
}
