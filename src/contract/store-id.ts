export const STORE_ID = /^[a-z][a-z0-9-]{1,39}$/
