/** When sessions end at the latest; an operator may set less. The privacy page names the customers' two. */
export const SESSION_IDLE_DAYS = 14
export const SESSION_DAYS = 30
export const STAFF_IDLE_MINUTES = 30
export const STAFF_SESSION_HOURS = 12
