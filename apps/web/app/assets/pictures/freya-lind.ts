// Made by `npm run pictures`: change scripts/pictures/pictures.ts and run it again.

import freyaLind112Avif from './files/freya-lind-112.avif?url';
import freyaLind224Avif from './files/freya-lind-224.avif?url';
import freyaLind224Webp from './files/freya-lind-224.webp?url';
import freyaLind480Avif from './files/freya-lind-480.avif?url';
import freyaLind560Avif from './files/freya-lind-560.avif?url';
import freyaLind560Webp from './files/freya-lind-560.webp?url';

export const freyaLind = {
  alt: 'Portrait sculpture standing in for Freya Lind',
  objectPosition: '50% 35%',
  placeholder:
    'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoOAA4ABUB8JaACdADhhkFyNOI4gAD+VDB4b3zA5Dacg3btqnvIrcxNLkTGE0jAFXpn4AAA',
  width: 800,
  height: 800,
  avif: `${freyaLind112Avif} 112w, ${freyaLind224Avif} 224w, ${freyaLind480Avif} 480w, ${freyaLind560Avif} 560w`,
  webp: `${freyaLind224Webp} 224w, ${freyaLind560Webp} 560w`,
};
