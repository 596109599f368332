import url from '../../styles/tools.css?url';

export const getStaffToolStyleLinks = () => [{ rel: 'stylesheet', href: url }];
