// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import quietCorner400Avif from './files/quiet-corner-400.avif?url';
import quietCorner820Avif from './files/quiet-corner-820.avif?url';
import quietCorner820Webp from './files/quiet-corner-820.webp?url';

export const quietCorner = {
  alt: 'Quiet corner with an oak bench, cushions, linen curtains and an olive tree',
  objectPosition: '60% 55%',
  placeholder:
    'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAABQAgCdASoLAA4AAUAmJaACdLoAEJeTarEiwTAA/vKTHME0hkX7OQQ5bswufaChAaAbXuurcrIoFob/sMvbX/fj+yi13pUKSd0wquGtUL9Z5UDC/wYTkiUpycEqb8ZFWT9j+L7OWbf5uWY8nhTzXk+V9IOnePiXAAA=',
  width: 854,
  height: 1067,
  avif: `${quietCorner400Avif} 400w, ${quietCorner820Avif} 820w`,
  webp: `${quietCorner820Webp} 820w`,
};
