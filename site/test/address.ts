/** Stands for the address of a file that the build would place. */
export default '/assets/file'
