import { amaraCole } from '../../assets/pictures/amara-cole.ts';
import { freyaLind } from '../../assets/pictures/freya-lind.ts';
import { inesDuarte } from '../../assets/pictures/ines-duarte.ts';
import { jonahPrice } from '../../assets/pictures/jonah-price.ts';
import { meiTanaka } from '../../assets/pictures/mei-tanaka.ts';
import { noorHaddad } from '../../assets/pictures/noor-haddad.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFacts } from '../../ui/picture-facts.ts';
import type { Teacher } from './class-page-data.ts';

const pictures: Readonly<Record<string, PictureFacts>> = {
  'amara-cole': amaraCole,
  'freya-lind': freyaLind,
  'ines-duarte': inesDuarte,
  'jonah-price': jonahPrice,
  'mei-tanaka': meiTanaka,
  'noor-haddad': noorHaddad,
};

interface PortraitProps {
  of: Pick<Teacher, 'id' | 'portrait'>;
  sizes: string;
  className: string;
}

/** A portrait beside the name, so it says nothing itself. Somebody new has the catalogue's own file. */
export function Portrait({ of: { id, portrait }, sizes, className }: PortraitProps) {
  const facts = pictures[id];
  if (facts) return <Picture of={facts} sizes={sizes} alt="" className={className} />;
  return (
    <img
      src={portrait}
      alt=""
      loading="lazy"
      className={`bg-linen object-cover object-[50%_35%] ${className}`}
    />
  );
}
