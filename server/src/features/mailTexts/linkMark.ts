/**
 * Where delivery puts the link of a secret mail into its page. No text can hold it: what is written into a page has no `<`.
 */
export const linkMark = '<link-of-this-mail>'

/** The line of a mail's text where its link is put in. */
export const linkPlace = '[link]'

/** Where the page of a link begins at which a customer stops such mails. */
export const stopAnchor = 'stop'
