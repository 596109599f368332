// Made by `npm run pictures`: change scripts/pictures/pictures.ts and run it again.

import noorHaddad112Avif from './files/noor-haddad-112.avif?url';
import noorHaddad224Avif from './files/noor-haddad-224.avif?url';
import noorHaddad224Webp from './files/noor-haddad-224.webp?url';
import noorHaddad480Avif from './files/noor-haddad-480.avif?url';
import noorHaddad560Avif from './files/noor-haddad-560.avif?url';
import noorHaddad560Webp from './files/noor-haddad-560.webp?url';

export const noorHaddad = {
  alt: 'Portrait sculpture standing in for Noor Haddad',
  objectPosition: '50% 35%',
  placeholder:
    'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoOAA4ABUB8JbACdAClpRgAAPJ0JEL0k38gGWUePylxRDZ0jvTNQS/s73pZZk90n6GngAAA',
  width: 800,
  height: 800,
  avif: `${noorHaddad112Avif} 112w, ${noorHaddad224Avif} 224w, ${noorHaddad480Avif} 480w, ${noorHaddad560Avif} 560w`,
  webp: `${noorHaddad224Webp} 224w, ${noorHaddad560Webp} 560w`,
};
