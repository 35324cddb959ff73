#if defined(__x86_64__) && !defined(NK_WITHOUT_AVX2)
#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define NK_AVX2 1
#define NK_VECTORS nk_vectors_avx2
#define NK_REST nk_vectors_lanes
#include "vectors.h"
#include "vector_kernels.h"
#pragma clang attribute pop
#endif
