// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import classReformer480Avif from './files/class-reformer-480.avif?url';
import classReformer768Avif from './files/class-reformer-768.avif?url';
import classReformer768Webp from './files/class-reformer-768.webp?url';
import classReformer1200Avif from './files/class-reformer-1200.avif?url';
import classReformer1600Avif from './files/class-reformer-1600.avif?url';
import classReformer1600Webp from './files/class-reformer-1600.webp?url';

export const classReformer = {
  alt: 'Reformer seen from above the springs: green carriage, shoulder rests, rope loops, brass foot bar',
  objectPosition: '55% 50%',
  placeholder:
    'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAADQAQCdASoOAAkAAUAmJZACdAC98xBjrAD+92vVzUi9Jjyq6PON7Oh6My+2+MVLJfrddwpW0TEBg0PQocciF+X94/rywoQdfzFkLVR3sT1XaVoQ/0VLy1L7L8r3oY6ItsNSAAAA',
  width: 1600,
  height: 1067,
  avif: `${classReformer480Avif} 480w, ${classReformer768Avif} 768w, ${classReformer1200Avif} 1200w, ${classReformer1600Avif} 1600w`,
  webp: `${classReformer768Webp} 768w, ${classReformer1600Webp} 1600w`,
};
