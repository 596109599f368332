// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import classYogaRestorative480Avif from './files/class-yoga-restorative-480.avif?url';
import classYogaRestorative768Avif from './files/class-yoga-restorative-768.avif?url';
import classYogaRestorative768Webp from './files/class-yoga-restorative-768.webp?url';
import classYogaRestorative1200Avif from './files/class-yoga-restorative-1200.avif?url';
import classYogaRestorative1600Avif from './files/class-yoga-restorative-1600.avif?url';
import classYogaRestorative1600Webp from './files/class-yoga-restorative-1600.webp?url';

export const classYogaRestorative = {
  alt: 'Plaster figure in child’s pose over a green bolster, with blankets and cork blocks in late light',
  objectPosition: '45% 70%',
  placeholder:
    'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAABQAgCdASoOAAkAAUAmJZgCdLoAVIAIWEGSpKAA/vPfgXrl9QME+ugRyFaUZ5emM+79OM7VLykA3cqZ7K1R/h8z0Bc5/Jju6afSgQ4gD4f+N8QYeFnfjbqAdMacAA==',
  width: 1600,
  height: 1067,
  avif: `${classYogaRestorative480Avif} 480w, ${classYogaRestorative768Avif} 768w, ${classYogaRestorative1200Avif} 1200w, ${classYogaRestorative1600Avif} 1600w`,
  webp: `${classYogaRestorative768Webp} 768w, ${classYogaRestorative1600Webp} 1600w`,
};
