/* Arrays on a GPU for the Python package, and what it asks of CUDA. */
#include "device.h"

#define EXPORT(type, name) extern "C" __attribute__((visibility("default"))) type higaki_gpu_##name

/* The number of devices, or a failure. */
EXPORT(int64_t, devices)() {
    int count = 0;
    const cudaError_t error = cudaGetDeviceCount(&count);
    return error == cudaSuccess ? count : failed(error);
}

EXPORT(const char *, failure)(int64_t result) { return cudaGetErrorString((cudaError_t)(FIRST_FAILURE - result)); }

EXPORT(void *, allocate)(int64_t device, int64_t bytes) {
    OnDevice on((int)device);
    void *made = NULL;
    return cudaMallocAsync(&made, (size_t)(bytes > 0 ? bytes : 1), 0) == cudaSuccess ? made : NULL;
}

EXPORT(void, free)(int64_t device, void *memory) {
    OnDevice on((int)device);
    cudaFreeAsync(memory, 0);
}

EXPORT(int64_t, to_device)(int64_t device, void *to, const void *from, int64_t bytes) {
    OnDevice on((int)device);
    return failed(cudaMemcpy(to, from, (size_t)bytes, cudaMemcpyHostToDevice));
}

EXPORT(int64_t, from_device)(int64_t device, void *to, const void *from, int64_t bytes) {
    OnDevice on((int)device);
    return failed(cudaMemcpy(to, from, (size_t)bytes, cudaMemcpyDeviceToHost));
}

/* Wait for what another library does on its stream. */
EXPORT(int64_t, wait)(int64_t device, int64_t stream) {
    OnDevice on((int)device);
    return failed(cudaStreamSynchronize((cudaStream_t)stream));
}
