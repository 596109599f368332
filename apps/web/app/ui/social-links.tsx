import iconsUrl from '../assets/icons.svg?url';

export interface SocialLink {
  /** Icon name: instagram, facebook, tiktok, youtube, pinterest, whatsapp or x. */
  network: string;
  label: string;
  url: string;
}

/** Renders links to social networks, each in a new tab. The icons are in the site's sprite. */
export function SocialLinks({ links, className = '' }: { links: readonly SocialLink[]; className?: string }) {
  return (
    <ul className={`flex flex-wrap items-center ${className}`}>
      {links.map(({ network, label, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="inline-flex size-11 items-center justify-center rounded-full transition-colors duration-hover hover:text-clay-deep"
          >
            <svg width="18" height="18" aria-hidden="true">
              <use href={`${iconsUrl}#social-${network}`} />
            </svg>
            <span className="sr-only">{label} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
