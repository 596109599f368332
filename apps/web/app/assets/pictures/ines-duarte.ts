// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import inesDuarte112Avif from './files/ines-duarte-112.avif?url';
import inesDuarte224Avif from './files/ines-duarte-224.avif?url';
import inesDuarte224Webp from './files/ines-duarte-224.webp?url';
import inesDuarte480Avif from './files/ines-duarte-480.avif?url';
import inesDuarte560Avif from './files/ines-duarte-560.avif?url';
import inesDuarte560Webp from './files/ines-duarte-560.webp?url';

export const inesDuarte = {
  alt: 'Sculpture in place of a portrait of Ines Duarte',
  objectPosition: '50% 35%',
  placeholder:
    'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABQAgCdASoOAA4AAUAmJaACdAD8YKx7XPEhiAAA/vo6xP832CGecj/e5xUXrEqPzr43N9Vac0nNHTm92U2eQvbYdDgOjAOn+rW3tdzc1IxSQZx//ykHeXQLU/7d1NaW+4/TC0/XWtrdwaf3wQ4oLZlHcAA=',
  width: 800,
  height: 800,
  avif: `${inesDuarte112Avif} 112w, ${inesDuarte224Avif} 224w, ${inesDuarte480Avif} 480w, ${inesDuarte560Avif} 560w`,
  webp: `${inesDuarte224Webp} 224w, ${inesDuarte560Webp} 560w`,
};
