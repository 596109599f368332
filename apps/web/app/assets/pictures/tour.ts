// Made by `npm run pictures`: change scripts/pictures/pictures.ts and run it again.

import tour480Avif from './files/tour-480.avif?url';
import tour768Avif from './files/tour-768.avif?url';
import tour768Webp from './files/tour-768.webp?url';
import tour1200Avif from './files/tour-1200.avif?url';
import tour1600Avif from './files/tour-1600.avif?url';
import tour1600Webp from './files/tour-1600.webp?url';

export const tour = {
  alt: 'Arched doorway with the oak door ajar, a bench and an olive tree',
  objectPosition: '55% 50%',
  placeholder:
    'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAQAgCdASoOAAkAAUAmJaACdLoAAdNfJlSAAP75qr74wHCvnlnvl31yxf215PLsr6f5eWjCHU2ZMKxXWXT5C5H7Jn8hZbLVnJJk7XkxbDcyh8KDK2ZUfr/1kE9/fvthUnaW0fOYjBfHqpvzXU3yo6UsxS2UdgAA',
  width: 1600,
  height: 1067,
  avif: `${tour480Avif} 480w, ${tour768Avif} 768w, ${tour1200Avif} 1200w, ${tour1600Avif} 1600w`,
  webp: `${tour768Webp} 768w, ${tour1600Webp} 1600w`,
};
