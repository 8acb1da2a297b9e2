/** The content policy of an uploaded file: opened by itself, it needs nothing from anywhere. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
