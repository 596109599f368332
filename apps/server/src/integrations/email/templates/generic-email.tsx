/** @jsxRuntime automatic */

import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { selectPlural } from '@studio/domain/text/format';
import type { GenericEmailDetails } from '../email-details.ts';
import { ActionButton, Card, DetailRows, NotePanel, PriceCard } from './email-blocks.tsx';
import { EmailLayout } from './email-layout.tsx';
import { colours, displayFont, sansFont } from './email-theme.ts';

/** Email with text and optional parts, such as rows, a code, a button or a quote. */
export function GenericEmail({ details }: { details: GenericEmailDetails }) {
  const { personalMessage, rows, price, code, action, links, quote, note, footer } = details;
  return (
    <EmailLayout
      studio={details.studio}
      preview={details.lead}
      title={details.title}
      greeting={details.greeting}
      lead={details.lead}
    >
      {personalMessage && (
        <Text className="ink" style={personalMessageStyle}>
          {personalMessage}
        </Text>
      )}
      {rows && (
        <Card title={details.rowsTitle ?? 'Details'}>
          <DetailRows rows={rows} />
        </Card>
      )}
      {price && <PriceCard price={price} />}
      {code && <CodeCard {...code} />}
      {quote && <Quote {...quote} />}
      {links && <Links links={links} />}
      {action && <ActionButton href={action.href} label={action.label} below={note?.text} />}
      {note && !action && <NotePanel>{note.text}</NotePanel>}
      {footer && (
        <Text className="stone" style={footerStyle}>
          {footer.text}
          {footer.link && (
            <>
              {' '}
              <Link href={footer.link.href} className="stone" style={footerLinkStyle}>
                {footer.link.label}
              </Link>
            </>
          )}
        </Text>
      )}
    </EmailLayout>
  );
}

/** Card with a code that the recipient types in, in large characters. */
function CodeCard({ caption, code, hint }: NonNullable<GenericEmailDetails['code']>) {
  return (
    <Section className="note" style={codeCardStyle}>
      <Text className="stone" style={captionStyle}>
        {caption}
      </Text>
      <Text className="ink" style={{ ...codeStyle, fontSize: code.length > 10 ? 26 : 44 }}>
        {code}
      </Text>
      <Text className="stone" style={{ margin: 0, fontSize: 15, lineHeight: 1.5, color: colours.stone }}>
        {hint}
      </Text>
    </Section>
  );
}

/** List of links, each with a line of detail. */
function Links({ links }: { links: NonNullable<GenericEmailDetails['links']> }) {
  return (
    <Card title={selectPlural(links.length, 'Booking link', 'Booking links')}>
      {links.map(({ label, detail, href }) => (
        <Text key={href} className="ink" style={linkStyle}>
          <Link href={href} style={{ fontWeight: 600, color: colours.ink }}>
            {label}
          </Link>
          <br />
          <span className="stone" style={{ color: colours.stone }}>
            {detail}
          </span>
        </Text>
      ))}
    </Card>
  );
}

/** Quoted message with its line breaks. */
function Quote({ title, text }: NonNullable<GenericEmailDetails['quote']>) {
  return (
    <Card title={title}>
      <Text className="ink" style={quoteStyle}>
        {text}
      </Text>
    </Card>
  );
}

const codeCardStyle = {
  margin: '0 0 16px',
  padding: '32px 28px 28px',
  borderRadius: 14,
  backgroundColor: colours.linen,
  textAlign: 'center' as const,
};
const captionStyle = {
  margin: 0,
  fontFamily: sansFont,
  fontSize: 13,
  fontWeight: 500,
  lineHeight: 1.35,
  letterSpacing: '0.12em',
  textTransform: 'uppercase' as const,
  color: colours.stone,
};
const codeStyle = {
  margin: '12px 0 10px',
  fontFamily: displayFont,
  lineHeight: 1.1,
  letterSpacing: '0.04em',
  // One tap selects the whole code, if the email program supports it.
  userSelect: 'all' as const,
  whiteSpace: 'nowrap' as const,
  color: colours.ink,
};
const quoteStyle = {
  margin: '0 0 12px',
  fontSize: 16,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap' as const,
  wordBreak: 'break-word' as const,
  color: colours.ink,
};
const personalMessageStyle = { ...quoteStyle, margin: '0 0 32px', fontSize: 17 };
const linkStyle = { margin: '0 0 16px', fontSize: 16, lineHeight: 1.6, color: colours.ink };
const footerStyle = { margin: '32px 0 0', fontSize: 14, lineHeight: 1.6, color: colours.stone };
const footerLinkStyle = { color: colours.stone, textDecoration: 'underline' };
