// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import meiTanaka112Avif from './files/mei-tanaka-112.avif?url';
import meiTanaka224Avif from './files/mei-tanaka-224.avif?url';
import meiTanaka224Webp from './files/mei-tanaka-224.webp?url';
import meiTanaka480Avif from './files/mei-tanaka-480.avif?url';
import meiTanaka560Avif from './files/mei-tanaka-560.avif?url';
import meiTanaka560Webp from './files/mei-tanaka-560.webp?url';

export const meiTanaka = {
  alt: 'Sculpture in place of a portrait of Mei Tanaka',
  objectPosition: '50% 35%',
  placeholder:
    'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABwAgCdASoOAA4AAUAmJZACdAYr7wn5ogXNGRwAAP78a7AWTcSf9i2P56esTo8F59nsV3SP40QxTldTLEOAvGVjHh9tRD2PI2WHJqmTNYpnlj8uwnnNHzz36d/b8ZsC6FGsf9KMPx5n3DWerK42unJ5SJwAAA==',
  width: 800,
  height: 800,
  avif: `${meiTanaka112Avif} 112w, ${meiTanaka224Avif} 224w, ${meiTanaka480Avif} 480w, ${meiTanaka560Avif} 560w`,
  webp: `${meiTanaka224Webp} 224w, ${meiTanaka560Webp} 560w`,
};
