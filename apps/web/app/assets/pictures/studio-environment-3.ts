// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import studioEnvironment3480Avif from './files/studio-environment-3-480.avif?url';
import studioEnvironment3768Avif from './files/studio-environment-3-768.avif?url';
import studioEnvironment3768Webp from './files/studio-environment-3-768.webp?url';
import studioEnvironment31200Avif from './files/studio-environment-3-1200.avif?url';
import studioEnvironment31600Avif from './files/studio-environment-3-1600.avif?url';
import studioEnvironment31600Webp from './files/studio-environment-3-1600.webp?url';

export const studioEnvironment3 = {
  alt: 'Quiet corner with an oak bench, cushions, linen curtains and an olive tree',
  objectPosition: '60% 55%',
  placeholder:
    'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwAgCdASoOAAkAAUAmJaACdLoAAeOHeOoagAD+67mULxWR7w5LH2tgtpH4+vOQvgVlnrYsIiu5pZZECCON4hswFsOw8Sbl7tw48JnQ8nJDOygpVfyky9E0SVMlDp+e1IPjmL3Ds5rtizBAoy/yPAAA',
  width: 1600,
  height: 1067,
  avif: `${studioEnvironment3480Avif} 480w, ${studioEnvironment3768Avif} 768w, ${studioEnvironment31200Avif} 1200w, ${studioEnvironment31600Avif} 1600w`,
  webp: `${studioEnvironment3768Webp} 768w, ${studioEnvironment31600Webp} 1600w`,
};
