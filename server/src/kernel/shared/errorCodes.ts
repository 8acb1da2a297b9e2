/** The codes of the error catalogue with their HTTP status. GraphQL and REST print the same codes and texts. */
export const errorStatus = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CSRF: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  OTHER_ROLE: 409,
  TOO_LARGE: 413,
  FILE_TYPE: 415,
  MISDIRECTED: 421,
  VALIDATION: 422,
  CREDENTIALS: 422,
  SECOND_FACTOR: 422,
  LOCKED: 429,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
