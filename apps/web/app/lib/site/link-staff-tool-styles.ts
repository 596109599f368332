import address from '../../styles/tools.css?url';

export const linkStaffToolStyles = () => [{ rel: 'stylesheet', href: address }];
