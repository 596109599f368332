import { quietCorner } from '../../../assets/pictures/quiet-corner.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';

/** Picture in an arch beside the title, if the studio has one. */
export function FaqPicture() {
  const picture = useSitePicture('corner', quietCorner);
  if (!picture) return null;
  return (
    <div className="arch-fluid overflow-hidden !rounded-b-none [--arch-width:min(397px,29vw)]">
      <Picture of={picture} sizes="397px" className="aspect-[397/460] w-full" />
    </div>
  );
}
