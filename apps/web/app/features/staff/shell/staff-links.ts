import { staffToolGroups, studioTeamGroups, type UserGroup } from '@studio/domain/people/groups';
import type { StaffUnreadCounts } from '../../../lib/query/staff-unread-counts.ts';
import type { StaffIconName } from '../../../ui/staff-icon-name.ts';

/** Link to a section of the staff tools. */
export interface StaffLink {
  label: string;
  to: string;
  icon: StaffIconName;
  groups: readonly UserGroup[];
  /** Unread counts that the section's badge adds up. */
  unreadCounts?: readonly (keyof StaffUnreadCounts)[];
}

const owners: readonly UserGroup[] = ['ADMIN'];

/** Links of the navigation, most frequently used first. */
export const staffLinks: readonly StaffLink[] = [
  { label: 'Classes', to: '/trainer', icon: 'users', groups: ['TRAINER'] },
  { label: 'Today', to: '/admin', icon: 'sun', groups: staffToolGroups },
  { label: 'Check-in', to: '/scan', icon: 'scan-line', groups: studioTeamGroups },
  { label: 'Timetable', to: '/admin/timetable', icon: 'calendar-days', groups: staffToolGroups },
  { label: 'Clients', to: '/admin/people', icon: 'users', groups: staffToolGroups },
  { label: 'Payments', to: '/admin/money', icon: 'banknote', groups: staffToolGroups },
  { label: 'Catalogue', to: '/admin/catalogue', icon: 'tag', groups: staffToolGroups },
  { label: 'Tours', to: '/admin/tours', icon: 'door-open', groups: staffToolGroups },
  {
    label: 'Messages',
    to: '/admin/messages',
    icon: 'message-circle',
    groups: staffToolGroups,
    unreadCounts: ['messages', 'conversations'],
  },
  {
    label: 'Reviews',
    to: '/admin/reviews',
    icon: 'star',
    groups: staffToolGroups,
    unreadCounts: ['reviews'],
  },
  { label: 'Reports', to: '/admin/insight', icon: 'chart-column', groups: staffToolGroups },
  { label: 'Website', to: '/admin/website', icon: 'file-text', groups: owners },
  { label: 'Settings', to: '/admin/settings', icon: 'settings', groups: owners },
  { label: 'Team', to: '/admin/team', icon: 'shield-alert', groups: owners },
  { label: 'Activity log', to: '/admin/log', icon: 'history', groups: owners },
];

/** Returns the links that members of these groups may use. */
export function filterStaffLinks(groups: readonly string[]): StaffLink[] {
  return staffLinks.filter((link) => link.groups.some((group) => groups.includes(group)));
}
