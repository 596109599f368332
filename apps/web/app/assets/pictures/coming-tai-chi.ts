// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import comingTaiChi480Avif from './files/coming-tai-chi-480.avif?url';
import comingTaiChi768Avif from './files/coming-tai-chi-768.avif?url';
import comingTaiChi768Webp from './files/coming-tai-chi-768.webp?url';
import comingTaiChi1200Avif from './files/coming-tai-chi-1200.avif?url';
import comingTaiChi1600Avif from './files/coming-tai-chi-1600.avif?url';
import comingTaiChi1600Webp from './files/coming-tai-chi-1600.webp?url';

export const comingTaiChi = {
  alt: 'Plaster figure in a tai chi single whip stance before a green wall',
  objectPosition: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADQAQCdASoOAAkAAUAmJaACdAEULVO1iAD++u+iDwF8bOajiirkZPfUi/qTJKEEiGpbnvtD2buhNxUv0loE6z64/ZWRnPANM9DyDMVoIP8JhMo6Vh7280NGHfQqbszbx4vnt5gAAAA=',
  width: 1600,
  height: 1067,
  avif: `${comingTaiChi480Avif} 480w, ${comingTaiChi768Avif} 768w, ${comingTaiChi1200Avif} 1200w, ${comingTaiChi1600Avif} 1600w`,
  webp: `${comingTaiChi768Webp} 768w, ${comingTaiChi1600Webp} 1600w`,
};
