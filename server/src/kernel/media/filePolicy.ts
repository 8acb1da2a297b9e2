/** The content security policy of an uploaded file, which loads nothing else when opened by itself. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
