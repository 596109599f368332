// Made by `npm run pictures`: change scripts/pictures/pictures.ts and run it again.

import founder480Avif from './files/founder-480.avif?url';
import founder768Avif from './files/founder-768.avif?url';
import founder768Webp from './files/founder-768.webp?url';
import founder1200Avif from './files/founder-1200.avif?url';
import founder1600Avif from './files/founder-1600.avif?url';
import founder1600Webp from './files/founder-1600.webp?url';

export const founder = {
  alt: 'Handwritten letter, pen, cup and an olive branch in a clay vase on an oak table',
  objectPosition: '50% 60%',
  placeholder:
    'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAwAgCdASoOAAkAAUAmJZgCdLoAApl9zvbD4AD++kN2mYliw7yDgxbPeFAS38lyJ08pvrLmytVO991ddE3llTZwvf0bJ/hDJgUAsieYTpd2vVZdx5f/RUmapeYjABOF7DzG5HohEAA=',
  width: 1600,
  height: 1067,
  avif: `${founder480Avif} 480w, ${founder768Avif} 768w, ${founder1200Avif} 1200w, ${founder1600Avif} 1600w`,
  webp: `${founder768Webp} 768w, ${founder1600Webp} 1600w`,
};
