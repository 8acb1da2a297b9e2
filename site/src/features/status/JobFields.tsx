/** A job as forms name it. */
export interface JobKey {
  entity: 'statusNewPc' | 'statusRepair'
  id: number
}

/** What every form of a job carries. */
export function JobFields({ job, anchor }: { job: JobKey | null; anchor: string }) {
  return (
    <>
      {job && (
        <>
          <input type="hidden" name="job" value={job.entity} />
          <input type="hidden" name="id" value={job.id} />
        </>
      )}
      <input type="hidden" name="anchor" value={anchor} />
    </>
  )
}
