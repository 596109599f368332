// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import heroMat480Avif from './files/hero-mat-480.avif?url';
import heroMat768Avif from './files/hero-mat-768.avif?url';
import heroMat768Webp from './files/hero-mat-768.webp?url';
import heroMat1200Avif from './files/hero-mat-1200.avif?url';
import heroMat1600Avif from './files/hero-mat-1600.avif?url';
import heroMat1600Webp from './files/hero-mat-1600.webp?url';
import heroMat2000Avif from './files/hero-mat-2000.avif?url';
import heroMatPhone480Avif from './files/hero-mat-phone-480.avif?url';
import heroMatPhone768Avif from './files/hero-mat-phone-768.avif?url';
import heroMatPhone768Webp from './files/hero-mat-phone-768.webp?url';
import heroMatPhone900Avif from './files/hero-mat-phone-900.avif?url';

export const heroMat = {
  alt: 'Plaster figure balancing in teaser on a green mat beside an olive tree',
  objectPosition: '68% 60%',
  placeholder:
    'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoOAAgAAUAmJZACdAD6O8fdp8AA/vqt7v8/WQcFyMiuL1T/tDEnEypRqz9OBezW5tsw9okl7fUCZehZg1AsNpZK9j8xp5fop2GhjH88YoAAAA==',
  width: 2000,
  height: 1125,
  avif: `${heroMat480Avif} 480w, ${heroMat768Avif} 768w, ${heroMat1200Avif} 1200w, ${heroMat1600Avif} 1600w, ${heroMat2000Avif} 2000w`,
  webp: `${heroMat768Webp} 768w, ${heroMat1600Webp} 1600w`,
  phone: {
    width: 900,
    height: 1125,
    avif: `${heroMatPhone480Avif} 480w, ${heroMatPhone768Avif} 768w, ${heroMatPhone900Avif} 900w`,
    webp: `${heroMatPhone768Webp} 768w`,
  },
};
