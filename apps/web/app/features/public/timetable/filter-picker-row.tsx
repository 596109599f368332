import { selectPlural } from '@studio/domain/text/format';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';

export interface FilterPickerRowProps {
  name: string;
  /** Number of classes in the coming days. */
  count: number;
  /** URL of the picture; null in a list without pictures. */
  picture: string | null;
  /** Shape of the picture. Instructors have portraits in an arch. */
  shape: 'picture' | 'arch';
  chosen: boolean;
  to: string;
}

export function FilterPickerRow({ name, count, picture, shape, chosen, to }: FilterPickerRowProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      data-selected={chosen || undefined}
      className={`relative flex h-15 items-center gap-3.5 rounded-card pr-4 transition-colors duration-160 ${picture ? 'pl-1.5' : 'pl-4'} ${
        chosen ? 'bg-paper font-semibold ring-2 ring-forest ring-inset' : 'font-medium hover:bg-linen/60'
      }`}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          width={shape === 'arch' ? 44 : 64}
          height={48}
          loading="lazy"
          className={`h-12 shrink-0 bg-linen object-cover ${shape === 'arch' ? 'arch-44 w-11 object-[50%_35%]' : 'w-16 rounded-[10px]'}`}
        />
      )}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="numeric text-[0.9375rem] text-stone">
        {count}
        <span className="sr-only">{selectPlural(count, ' class', ' classes')}</span>
      </span>
      <Icon name="check" size={20} className={`shrink-0 ${chosen ? '' : 'hidden'}`} />
    </Link>
  );
}
