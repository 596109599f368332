// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import classYogaVinyasa480Avif from './files/class-yoga-vinyasa-480.avif?url';
import classYogaVinyasa768Avif from './files/class-yoga-vinyasa-768.avif?url';
import classYogaVinyasa768Webp from './files/class-yoga-vinyasa-768.webp?url';
import classYogaVinyasa1200Avif from './files/class-yoga-vinyasa-1200.avif?url';
import classYogaVinyasa1600Avif from './files/class-yoga-vinyasa-1600.avif?url';
import classYogaVinyasa1600Webp from './files/class-yoga-vinyasa-1600.webp?url';

export const classYogaVinyasa = {
  alt: 'Plaster figure in downward-facing dog on a clay mat',
  objectPosition: '45% 60%',
  placeholder:
    'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAQCdASoOAAkAAUAmJZgCdACj0fVAAP76rdQr/ZjS+aFbvK1ASE+jKtTqJstOt1Odm8Q/xFpaEMMNwSmfO+ljdjzfnoKa5v/Y/MdUB9o7Oa7YbqDvzmAA',
  width: 1600,
  height: 1067,
  avif: `${classYogaVinyasa480Avif} 480w, ${classYogaVinyasa768Avif} 768w, ${classYogaVinyasa1200Avif} 1200w, ${classYogaVinyasa1600Avif} 1600w`,
  webp: `${classYogaVinyasa768Webp} 768w, ${classYogaVinyasa1600Webp} 1600w`,
};
