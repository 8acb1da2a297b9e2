/**
 * How the system's allocator is set wherever the shop runs, as in the Dockerfile and in `deploy/shop.service`: what an
 * image took while it was decoded goes back to the system at once.
 */
export const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
}
