// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import heroReformer480Avif from './files/hero-reformer-480.avif?url';
import heroReformer768Avif from './files/hero-reformer-768.avif?url';
import heroReformer768Webp from './files/hero-reformer-768.webp?url';
import heroReformer1200Avif from './files/hero-reformer-1200.avif?url';
import heroReformer1600Avif from './files/hero-reformer-1600.avif?url';
import heroReformer1600Webp from './files/hero-reformer-1600.webp?url';
import heroReformer2000Avif from './files/hero-reformer-2000.avif?url';
import heroReformerPhone480Avif from './files/hero-reformer-phone-480.avif?url';
import heroReformerPhone768Avif from './files/hero-reformer-phone-768.avif?url';
import heroReformerPhone768Webp from './files/hero-reformer-phone-768.webp?url';
import heroReformerPhone900Avif from './files/hero-reformer-phone-900.avif?url';
import heroReformerSquare480Avif from './files/hero-reformer-square-480.avif?url';
import heroReformerSquare768Avif from './files/hero-reformer-square-768.avif?url';
import heroReformerSquare768Webp from './files/hero-reformer-square-768.webp?url';
import heroReformerSquare1100Avif from './files/hero-reformer-square-1100.avif?url';

export const heroReformer = {
  alt: 'Plaster figure lying on an oak reformer with both feet in straps, sunlight through arched windows on the wall',
  objectPosition: '70% 55%',
  placeholder:
    'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoOAAgAAUAmJZACdLoAAgXwVDgAAP76QzwbYLj8sxCYhmgNrHwoBW3eo6QuQcQ9v7VTCxzvP79Kt5USH3uxXB4vzW3i9rAQH2NzBdSqgBhew774AAA=',
  width: 2000,
  height: 1125,
  avif: `${heroReformer480Avif} 480w, ${heroReformer768Avif} 768w, ${heroReformer1200Avif} 1200w, ${heroReformer1600Avif} 1600w, ${heroReformer2000Avif} 2000w`,
  webp: `${heroReformer768Webp} 768w, ${heroReformer1600Webp} 1600w`,
  phone: {
    width: 900,
    height: 1125,
    avif: `${heroReformerPhone480Avif} 480w, ${heroReformerPhone768Avif} 768w, ${heroReformerPhone900Avif} 900w`,
    webp: `${heroReformerPhone768Webp} 768w`,
  },
  phoneSquare: {
    width: 1125,
    height: 1125,
    avif: `${heroReformerSquare480Avif} 480w, ${heroReformerSquare768Avif} 768w, ${heroReformerSquare1100Avif} 1100w`,
    webp: `${heroReformerSquare768Webp} 768w`,
  },
};
