// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import noorHaddad112Avif from './files/noor-haddad-112.avif?url';
import noorHaddad224Avif from './files/noor-haddad-224.avif?url';
import noorHaddad224Webp from './files/noor-haddad-224.webp?url';
import noorHaddad480Avif from './files/noor-haddad-480.avif?url';
import noorHaddad560Avif from './files/noor-haddad-560.avif?url';
import noorHaddad560Webp from './files/noor-haddad-560.webp?url';

export const noorHaddad = {
  alt: 'Sculpture in place of a portrait of Noor Haddad',
  objectPosition: '50% 35%',
  placeholder:
    'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAABQAgCdASoOAA4AAUAmJbACdLoAAucz+7FtKIAA/kE3R9B5mAVnSKf+fXfpedxc53VxY7styMC+/0sl8YNldrjTV1TWqKdI8703ScZ1kd9e/saDdMd/Am2lEm//656eL7ZHX/xIPrdu9X5t9/AAAA==',
  width: 800,
  height: 800,
  avif: `${noorHaddad112Avif} 112w, ${noorHaddad224Avif} 224w, ${noorHaddad480Avif} 480w, ${noorHaddad560Avif} 560w`,
  webp: `${noorHaddad224Webp} 224w, ${noorHaddad560Webp} 560w`,
};
