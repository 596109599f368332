/** Branch of a request that names none (handbook: timetable 13). */
export const defaultBranchId = '11-miles-st';
