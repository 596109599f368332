// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import jonahPrice112Avif from './files/jonah-price-112.avif?url';
import jonahPrice224Avif from './files/jonah-price-224.avif?url';
import jonahPrice224Webp from './files/jonah-price-224.webp?url';
import jonahPrice480Avif from './files/jonah-price-480.avif?url';
import jonahPrice560Avif from './files/jonah-price-560.avif?url';
import jonahPrice560Webp from './files/jonah-price-560.webp?url';

export const jonahPrice = {
  alt: 'Sculpture in place of a portrait of Jonah Price',
  objectPosition: '50% 35%',
  placeholder:
    'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAwAgCdASoOAA4AAUAmJagCdAEXxgm7LbF5AAD+90FrhAzy9oZSfZZY+0oXXoxJL/Vf/SO5QC0o+duxQ98mka3DJwY2bOyTT0Eff0i7GzMbV4O/W5mYzrmappVqtKBdVJ/5AcD1l/QqRrubd70rfO3ibnQNyAAA',
  width: 800,
  height: 800,
  avif: `${jonahPrice112Avif} 112w, ${jonahPrice224Avif} 224w, ${jonahPrice480Avif} 480w, ${jonahPrice560Avif} 560w`,
  webp: `${jonahPrice224Webp} 224w, ${jonahPrice560Webp} 560w`,
};
