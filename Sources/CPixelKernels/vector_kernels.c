#include "vectors.h"

#if defined(NK_HAS_LANES)
#define NK_VECTORS nk_vectors_lanes
#define NK_REST nk_vectors_scalar
#include "vector_kernels.h"
#endif

const nk_vectors *nk_vectors_for_short_runs(void) {
#if defined(NK_HAS_LANES)
  return &nk_vectors_lanes;
#else
  return &nk_vectors_scalar;
#endif
}

const nk_vectors *nk_vectors_here(void) {
#if defined(NK_MAY_HAVE_AVX2)
  if (__builtin_cpu_supports("avx2")) return &nk_vectors_avx2;
#endif
  return nk_vectors_for_short_runs();
}
