/** In what the policies of documents differ. */
interface Document {
  /** Which origins may embed it in a frame. */
  framedBy?: "'none'" | "'self'"
  /** Other hosts whose documents it may show in a frame. */
  frames?: readonly string[]
  /** For applications whose scripts create styles and preview files before the upload. */
  workshop?: {
    /** For inline styles; a new one for every response. */
    styleNonce: string
  }
}

/**
 * The Content-Security-Policy of a document. Scripts load from own files only, so that cached pages need no nonce;
 * nothing is loaded from or sent to another host but what `frames` names.
 */
export function contentPolicy({ framedBy = "'none'", frames = [], workshop }: Document = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ...(workshop
      ? [
          `style-src 'self' 'nonce-${workshop.styleNonce}'`,
          // The rich text and query editors set style attributes, which a nonce cannot allow.
          "style-src-attr 'unsafe-inline'",
          "img-src 'self' data: blob:",
        ]
      : ["style-src 'self'", "img-src 'self' data:"]),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}
