// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import founderArch400Avif from './files/founder-arch-400.avif?url';
import founderArch772Avif from './files/founder-arch-772.avif?url';
import founderArch772Webp from './files/founder-arch-772.webp?url';

export const founderArch = {
  alt: 'Handwritten letter, pen, cup and an olive branch in a clay vase on an oak table',
  objectPosition: '50% 60%',
  placeholder:
    'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABwAgCdASoKAA4AAUAmJaACdLoAAwxPkf3hev+AAP33lMuk2bRoo5Ibe3G/VkqWte/sPsRfHeccWWEBCJZTvGtEXJqTTkpL2cF9iZMmYXmpp+oRFWi+ImaoFKacn8BlZ+iS1byPQAA=',
  width: 772,
  height: 1067,
  avif: `${founderArch400Avif} 400w, ${founderArch772Avif} 772w`,
  webp: `${founderArch772Webp} 772w`,
};
