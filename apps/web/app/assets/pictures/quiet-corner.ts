// Made by `npm run pictures`: change scripts/pictures/pictures.ts and run it again.

import quietCorner400Avif from './files/quiet-corner-400.avif?url';
import quietCorner820Avif from './files/quiet-corner-820.avif?url';
import quietCorner820Webp from './files/quiet-corner-820.webp?url';

export const quietCorner = {
  alt: 'Quiet corner with an oak bench, cushions, linen curtains and an olive tree',
  objectPosition: '60% 55%',
  placeholder:
    'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABwAwCdASoOABEAPzmEuVOvKKWoMAgB4CcJQBOgA+kWaQBwtgAA/mgJrya6Z6t7VtsTOlsTRN7MAiWY9aW/NR1g2E5Zp+xph8AAAA==',
  width: 854,
  height: 1067,
  avif: `${quietCorner400Avif} 400w, ${quietCorner820Avif} 820w`,
  webp: `${quietCorner820Webp} 820w`,
};
