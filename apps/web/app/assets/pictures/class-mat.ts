// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import classMat480Avif from './files/class-mat-480.avif?url';
import classMat768Avif from './files/class-mat-768.avif?url';
import classMat768Webp from './files/class-mat-768.webp?url';
import classMat1200Avif from './files/class-mat-1200.avif?url';
import classMat1600Avif from './files/class-mat-1600.avif?url';
import classMat1600Webp from './files/class-mat-1600.webp?url';

export const classMat = {
  alt: 'Plaster figure in a single-leg bridge on a clay mat, with a ball and a Pilates ring',
  objectPosition: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoOAAkAAUAmJZgCdAD1k78XZYAA/q+a2nEWMd7LvFDABUiU0beYO6fDaKnl9httN4ndvUP3R/89ZxvmvtEoUYEie0If2N7g/vVtjIkXSHqMOc2BgAA=',
  width: 1600,
  height: 1067,
  avif: `${classMat480Avif} 480w, ${classMat768Avif} 768w, ${classMat1200Avif} 1200w, ${classMat1600Avif} 1600w`,
  webp: `${classMat768Webp} 768w, ${classMat1600Webp} 1600w`,
};
