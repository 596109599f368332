import doorAvif from '../../assets/images/tour-door.avif?url';
import doorJpeg from '../../assets/images/tour-door.jpg?url';

interface TourArchProps {
  /** A CSS length. */
  width: string;
  /** Whether it stands on the lower edge of its section. */
  foot?: boolean;
}

/** The open door, seen through the arch. In the middle of its place. */
export function TourArch({ width, foot = false }: TourArchProps) {
  return (
    <picture className="block w-full" style={{ '--arch-width': width }}>
      <source srcSet={doorAvif} type="image/avif" width={813} height={1067} />
      <img
        src={doorJpeg}
        width={813}
        height={1067}
        loading="lazy"
        decoding="async"
        alt="Open oak door in an arched doorway, daylight on the floor, a bench with a rolled mat beside it"
        className={`arch-fluid mx-auto h-auto bg-sand/40 object-cover ${foot ? 'rounded-b-none!' : ''}`}
      />
    </picture>
  );
}

/** What a tour is, beside the door, where there is no room for the large picture. */
export function TourIntro() {
  return (
    <div className="mt-6 flex items-center gap-5 border-t border-hairline pt-6">
      <picture className="shrink-0">
        <source srcSet={doorAvif} type="image/avif" width={813} height={1067} />
        <img
          src={doorJpeg}
          width={813}
          height={1067}
          loading="lazy"
          decoding="async"
          alt=""
          className="h-29 w-23 arch-92 bg-sand/40 object-cover"
        />
      </picture>
      <p className="text-stone">
        <strong className="block font-semibold text-ink">A free half hour to look around.</strong>
        Shoes by the door. We show you the reformers, the mats and the quiet corner.
      </p>
    </div>
  );
}
