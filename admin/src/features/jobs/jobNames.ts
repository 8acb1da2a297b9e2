/** The entities that are jobs. */
export const jobNames = ['statusRepair', 'statusNewPc']
