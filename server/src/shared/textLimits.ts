/** Maximum characters of the fields of visitors' messages: enforced by the server, shown in the forms of the site. */
export const textLimits = { name: 120, email: 200, phone: 40, text: 5000 } as const
