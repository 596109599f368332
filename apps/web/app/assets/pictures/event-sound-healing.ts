// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import eventSoundHealing480Avif from './files/event-sound-healing-480.avif?url';
import eventSoundHealing768Avif from './files/event-sound-healing-768.avif?url';
import eventSoundHealing768Webp from './files/event-sound-healing-768.webp?url';
import eventSoundHealing1200Avif from './files/event-sound-healing-1200.avif?url';
import eventSoundHealing1600Avif from './files/event-sound-healing-1600.avif?url';
import eventSoundHealing1600Webp from './files/event-sound-healing-1600.webp?url';
import eventSoundHealingPhone480Avif from './files/event-sound-healing-phone-480.avif?url';
import eventSoundHealingPhone768Avif from './files/event-sound-healing-phone-768.avif?url';
import eventSoundHealingPhone768Webp from './files/event-sound-healing-phone-768.webp?url';
import eventSoundHealingPhone1100Avif from './files/event-sound-healing-phone-1100.avif?url';

export const eventSoundHealing = {
  alt: 'Four brass singing bowls on a folded blanket with candles and a mallet',
  objectPosition: '45% 60%',
  placeholder:
    'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAABQAgCdASoOAAkAAUAmJbACdEf/geGgL4ph+kAA/vuXcbUuugAvDtScz9BqJ/2jlBDbVv82OOCvuwdCnnxGzwRvt7e6U29Nn96vApwJDjhbwqP7wXXs7vgfP8w10h39PPHYpjr/h9S1wAAA',
  width: 1600,
  height: 1067,
  avif: `${eventSoundHealing480Avif} 480w, ${eventSoundHealing768Avif} 768w, ${eventSoundHealing1200Avif} 1200w, ${eventSoundHealing1600Avif} 1600w`,
  webp: `${eventSoundHealing768Webp} 768w, ${eventSoundHealing1600Webp} 1600w`,
  phone: {
    width: 1423,
    height: 1067,
    avif: `${eventSoundHealingPhone480Avif} 480w, ${eventSoundHealingPhone768Avif} 768w, ${eventSoundHealingPhone1100Avif} 1100w`,
    webp: `${eventSoundHealingPhone768Webp} 768w`,
  },
};
