import url from '../../styles/tools.css?url';

export const linkStaffToolStyles = () => [{ rel: 'stylesheet', href: url }];
