#include "CSnapshotTesting.h"

// Tests make views before they call anything of the product, so that it prepares itself when the process starts.
__attribute__((constructor)) static void start(void) { layoutpreview_start_snapshots(); }
