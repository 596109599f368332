// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import amaraCole112Avif from './files/amara-cole-112.avif?url';
import amaraCole224Avif from './files/amara-cole-224.avif?url';
import amaraCole224Webp from './files/amara-cole-224.webp?url';
import amaraCole480Avif from './files/amara-cole-480.avif?url';
import amaraCole560Avif from './files/amara-cole-560.avif?url';
import amaraCole560Webp from './files/amara-cole-560.webp?url';

export const amaraCole = {
  alt: 'Sculpture in place of a portrait of Amara Cole',
  objectPosition: '50% 35%',
  placeholder:
    'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAAAQAgCdASoOAA4AAUAmJZgCdAD7jPFTZSKgAPzzCTfdtmeRGRQTWbukqSCeW9X3f4xQhnfyBqRKofA1g/YIldisL9cty8vHdAa2Ws0TBpUknmd7rGZyfZ/oX+xvcBdf8Ic6GGZBZgwtG98cJwAAAA==',
  width: 800,
  height: 800,
  avif: `${amaraCole112Avif} 112w, ${amaraCole224Avif} 224w, ${amaraCole480Avif} 480w, ${amaraCole560Avif} 560w`,
  webp: `${amaraCole224Webp} 224w, ${amaraCole560Webp} 560w`,
};
