import type { StaffPicture } from '@studio/contracts/staff-pictures';
import { getLogoPath } from '../../../lib/site/brand-files.ts';

interface LogoPreviewProps {
  /** Version of the logo, which chooses the background. */
  id: string;
  picture: Pick<StaffPicture, 'hash' | 'width' | 'height'> | { dataUrl: string };
  className: string;
}

/** A version of the logo on the background that it is made for. Decorative, because text beside it names it. */
export function LogoPreview({ id, picture, className }: LogoPreviewProps) {
  const source = 'dataUrl' in picture ? picture.dataUrl : getLogoPath(picture);
  const background = id === 'dark' ? 'bg-forest' : 'bg-chalk';
  return (
    <span
      className={`flex shrink-0 items-center justify-center rounded-card border border-hairline ${background} ${className}`}
    >
      <img src={source} alt="" className="size-full object-contain" />
    </span>
  );
}
