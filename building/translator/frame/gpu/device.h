/* What all files of the GPU library share: results of calls, and the current device. */
#ifndef HIGAKI_GPU_DEVICE_H
#define HIGAKI_GPU_DEVICE_H

#include <cuda_runtime.h>
#include <stdint.h>

/* A call returns a row in which something was wrong, FINE, or a failure of CUDA. */
enum { FINE = -1, FIRST_FAILURE = -2 };

static inline int64_t failed(cudaError_t error) { return error == cudaSuccess ? FINE : FIRST_FAILURE - (int64_t)error; }

/* Makes a device the current one, as long as it lives. */
struct OnDevice {
    int before = 0;
    explicit OnDevice(int device) {
        cudaGetDevice(&before);
        if (before != device) cudaSetDevice(device);
        now = device;
    }
    ~OnDevice() {
        if (before != now) cudaSetDevice(before);
    }
    int now;
};

#endif
