import address from '../styles/tools.css?url';

/** The style sheet of the studio's tools, as a route links it. */
export const linkStaffToolStyles = () => [{ rel: 'stylesheet', href: address }];
