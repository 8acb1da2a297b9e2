/**
 * What the text of a mail may hold between double braces: a line, several lines, or a link, which has a line of its own
 * and becomes a button, or the small link at the end by which a customer stops such mails.
 */
export const mailPlaceholders = {
  name: 'line',
  status: 'line',
  number: 'line',
  next: 'line',
  description: 'lines',
  remark: 'lines',
  note: 'lines',
  message: 'lines',
  quoted: 'lines',
  by: 'line',
  days: 'line',
  left: 'line',
  quote: 'line',
  goods: 'line',
  price: 'line',
  agreed: 'line',
  day: 'line',
  title: 'line',
  time: 'line',
  place: 'lines',
  moment: 'line',
  online: 'line',
  link: 'link',
  stop: 'link',
} as const
export type MailPlaceholder = keyof typeof mailPlaceholders

/** How a text holds a placeholder. */
export function token(name: MailPlaceholder): string {
  return `{{${name}}}`
}
