import type { ListSource } from '@studio/domain/newsletter/asking';

/** Where somebody joined the list, in words. */
export const sourceWords: Record<ListSource, string> = {
  footer: 'Foot of the site',
  prelaunch: 'Opening page',
  home: 'Home page',
};
