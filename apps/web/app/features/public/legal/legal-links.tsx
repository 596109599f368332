import { Link } from 'react-router';

interface LegalLinksProps {
  email: string;
  /** Related legal page. */
  other: { label: string; to: string };
}

/** Shows the studio's email address and a link to the related legal page, below the last section. */
export function LegalLinks({ email, other }: LegalLinksProps) {
  return (
    <aside
      aria-label="Contact and related page"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2 rounded-panel bg-linen px-6 py-6 md:px-10"
    >
      <p>
        Questions? Email{' '}
        <a href={`mailto:${email}`} className="text-link inline-flex min-h-11 items-center font-medium">
          {email}
        </a>
      </p>
      <Link to={other.to} className="text-link inline-flex min-h-11 items-center font-medium">
        {other.label}
      </Link>
    </aside>
  );
}
