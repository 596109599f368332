// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import freyaLind112Avif from './files/freya-lind-112.avif?url';
import freyaLind224Avif from './files/freya-lind-224.avif?url';
import freyaLind224Webp from './files/freya-lind-224.webp?url';
import freyaLind480Avif from './files/freya-lind-480.avif?url';
import freyaLind560Avif from './files/freya-lind-560.avif?url';
import freyaLind560Webp from './files/freya-lind-560.webp?url';

export const freyaLind = {
  alt: 'Sculpture in place of a portrait of Freya Lind',
  objectPosition: '50% 35%',
  placeholder:
    'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABQAgCdASoOAA4AAUAmJaACdLoAAyJRx8duVwAA/vBIm13rkmzYAWKWgYCNul/9r5OD8ufok2eUYhvZ1bkb3NprWySbB5AdXY1yAROfaQZ54IAE7/xbSMhcOv6QBhRYakE5kB64AAA=',
  width: 800,
  height: 800,
  avif: `${freyaLind112Avif} 112w, ${freyaLind224Avif} 224w, ${freyaLind480Avif} 480w, ${freyaLind560Avif} 560w`,
  webp: `${freyaLind224Webp} 224w, ${freyaLind560Webp} 560w`,
};
