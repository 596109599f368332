// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import heroYoga480Avif from './files/hero-yoga-480.avif?url';
import heroYoga768Avif from './files/hero-yoga-768.avif?url';
import heroYoga768Webp from './files/hero-yoga-768.webp?url';
import heroYoga1200Avif from './files/hero-yoga-1200.avif?url';
import heroYoga1600Avif from './files/hero-yoga-1600.avif?url';
import heroYoga1600Webp from './files/hero-yoga-1600.webp?url';
import heroYoga2000Avif from './files/hero-yoga-2000.avif?url';
import heroYogaPhone480Avif from './files/hero-yoga-phone-480.avif?url';
import heroYogaPhone768Avif from './files/hero-yoga-phone-768.avif?url';
import heroYogaPhone768Webp from './files/hero-yoga-phone-768.webp?url';
import heroYogaPhone900Avif from './files/hero-yoga-phone-900.avif?url';

export const heroYoga = {
  alt: 'Terracotta figure in warrior two before tall arched windows',
  objectPosition: '72% 60%',
  placeholder:
    'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADQAQCdASoOAAgAAUAmJYgCdADvbh4YWAD+8BvlA0H7hioX8Olb7pPb7xW3TTkqyVV/gIPj005rX+HEW919vhLKzxHU1EZv53IJ8GDdmcvhTH3CLzvsL2DIu7vcA1Ka6hXfg9uAAAA=',
  width: 2000,
  height: 1125,
  avif: `${heroYoga480Avif} 480w, ${heroYoga768Avif} 768w, ${heroYoga1200Avif} 1200w, ${heroYoga1600Avif} 1600w, ${heroYoga2000Avif} 2000w`,
  webp: `${heroYoga768Webp} 768w, ${heroYoga1600Webp} 1600w`,
  phone: {
    width: 900,
    height: 1125,
    avif: `${heroYogaPhone480Avif} 480w, ${heroYogaPhone768Avif} 768w, ${heroYogaPhone900Avif} 900w`,
    webp: `${heroYogaPhone768Webp} 768w`,
  },
};
