/** @jsxRuntime automatic */
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { EmailLogo, StudioContact } from '../email-details.ts';
import { colours, displayFont, sansFont, styleSheet } from './email-theme.ts';

interface EmailLayoutProps {
  studio: StudioContact;
  /** Preview text, which inboxes show next to the subject. */
  preview: string;
  title: string;
  /** Greeting above the lead, such as 'Hi Amara,'. */
  greeting?: string | undefined;
  lead: ReactNode;
  /** Reason why the recipient gets this email. */
  reason?: string | undefined;
  children: ReactNode;
}

/** Layout of every email: the studio's name or logo, a title, the content and the studio's contact details. */
export function EmailLayout({ studio, preview, title, greeting, lead, reason, children }: EmailLayoutProps) {
  return (
    <Html lang="en-GB" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{styleSheet}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="canvas"
        style={{ margin: 0, padding: 0, backgroundColor: colours.chalk, fontFamily: sansFont }}
      >
        <Container className="page" style={{ maxWidth: 600, margin: '0 auto', padding: '0 24px' }}>
          <Masthead studio={studio} />
          <Heading as="h1" className="title ink" style={titleStyle}>
            {title}
          </Heading>
          {greeting && (
            <Text className="stone" style={{ ...leadStyle, marginBottom: 0 }}>
              {greeting}
            </Text>
          )}
          <Text className="stone" style={leadStyle}>
            {lead}
          </Text>
          {children}
          <Footer studio={studio} reason={reason} />
        </Container>
      </Body>
    </Html>
  );
}

/** Either the uploaded logo, or the studio's name and tagline, with the built-in mark beside them if the brand has it. */
function Masthead({ studio }: { studio: StudioContact }) {
  const { logo } = studio;
  return (
    <Section style={{ padding: '32px 0 40px' }}>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            {logo && (
              <td
                className={logo.hasName ? 'plate' : undefined}
                style={{ paddingRight: logo.hasName ? 0 : 12, verticalAlign: 'middle' }}
              >
                <Mark studio={studio} logo={logo} />
              </td>
            )}
            {!logo?.hasName && (
              <td style={{ verticalAlign: 'middle' }}>
                <Link href={studio.siteUrl} className="ink" style={nameStyle}>
                  {studio.name}
                </Link>
                {studio.tagline && (
                  <Text className="stone" style={taglineStyle}>
                    {studio.tagline}
                  </Text>
                )}
              </td>
            )}
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

function Mark({ studio, logo: { hasName, width, height } }: { studio: StudioContact; logo: EmailLogo }) {
  const picture = (
    <Img
      src="cid:mark"
      width={width}
      height={height}
      alt={hasName ? studio.name : ''}
      style={{ display: 'block' }}
    />
  );
  return hasName ? (
    <Link href={studio.siteUrl} style={nameStyle}>
      {picture}
    </Link>
  ) : (
    picture
  );
}

function Footer({ studio, reason }: { studio: StudioContact; reason: string | undefined }) {
  const site = studio.siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return (
    <Section
      className="rule"
      style={{ marginTop: 40, padding: '24px 0 48px', borderTop: `1px solid ${colours.hairline}` }}
    >
      {reason && (
        <Text className="stone" style={{ ...footerStyle, marginBottom: 12 }}>
          {reason}
        </Text>
      )}
      <Text className="stone" style={footerStyle}>
        {[studio.name, ...studio.addressLines].join(', ')}
      </Text>
      <Text className="stone" style={footerStyle}>
        <Link href={`mailto:${studio.email}`} className="stone" style={footerLinkStyle}>
          {studio.email}
        </Link>
        {studio.phone && <>&ensp;·&ensp;{studio.phone}</>}
        <br />
        <Link href={studio.siteUrl} className="stone" style={footerLinkStyle}>
          {site}
        </Link>
      </Text>
    </Section>
  );
}

const titleStyle = {
  margin: 0,
  fontFamily: displayFont,
  fontSize: 40,
  fontWeight: 400,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  color: colours.ink,
};
const leadStyle = { margin: '12px 0 28px', fontSize: 17, lineHeight: 1.5, color: colours.stone };
const nameStyle = {
  fontFamily: displayFont,
  fontSize: 20,
  lineHeight: 1.1,
  color: colours.ink,
  textDecoration: 'none',
};
const taglineStyle = {
  margin: '4px 0 0',
  fontSize: 11,
  lineHeight: 1,
  letterSpacing: '0.12em',
  textTransform: 'uppercase' as const,
  color: colours.stone,
};
const footerStyle = { margin: '0 0 4px', fontSize: 14, lineHeight: 1.6, color: colours.stone };
const footerLinkStyle = { color: colours.stone, textDecoration: 'underline' };
