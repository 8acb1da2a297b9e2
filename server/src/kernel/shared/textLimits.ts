/** Maximum characters of the fields of visitors' messages: enforced by the server, shown in the forms of the site. */
export const textLimits = { name: 120, email: 200, phone: 40, text: 5000 } as const

/** Milliseconds that a form is open at least before a person has sent it. */
export const leastMillisecondsOpen = 2000

/** The most characters of a message about a job. */
export const maxJobMessageCharacters = 4000

/** The most photos of a message, whether of a visitor or about a job. */
export const maxMessagePhotos = 4

/** The most characters of an answer to a message of a visitor. */
export const maxAnswerCharacters = 4000

/** The most characters of what visitors search for. */
export const maxSearchCharacters = 100

/** The most characters of what somebody without an account says of a preview. */
export const previewAnswerLimits = { name: 120, remark: 2000 } as const

/** The most characters of what is said with a request to publish, and of the answer to it. */
export const maxApprovalCharacters = 500
