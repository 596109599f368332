import { getClassPicture } from '../../../assets/pictures/get-class-picture.ts';
import { oneToOne } from '../../../assets/pictures/one-to-one.ts';
import { BrandMark } from '../../../lib/site/brand-mark.tsx';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { ProductPicture } from './purchase-details.ts';

const sizes = {
  large: { box: 'h-[104px] w-[84px] rounded-[42px_42px_14px_14px]', width: '84px' },
  small: { box: 'h-[60px] w-12 rounded-[24px_24px_8px_8px]', width: '48px' },
};

/** Decorative picture beside the product name. */
export function ProductImage({ image, size }: { image: ProductPicture; size: keyof typeof sizes }) {
  const oneToOnePicture = useSitePicture('one-to-one', oneToOne);
  const { box, width } = sizes[size];
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center overflow-hidden ${box} ${image === 'gift-card' ? 'bg-forest' : 'bg-linen'}`}
    >
      {image === 'gift-card' && <BrandMark />}
      {image === 'one-to-one' && oneToOnePicture && (
        <Picture of={oneToOnePicture} sizes={width} alt="" className="size-full" />
      )}
      {typeof image === 'object' && (
        <Picture
          of={image.picture ?? getClassPicture(image.activityId)}
          sizes={width}
          alt=""
          className="size-full"
        />
      )}
    </span>
  );
}
