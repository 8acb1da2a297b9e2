import jobs from './jobs.css?url'

/** The styles of jobs, quotes and invoices, which other pages do without. A screen is shown once it has them. */
export function JobStyles() {
  return <link rel="stylesheet" href={jobs} precedence="site" />
}
