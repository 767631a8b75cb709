#ifndef CSNAPSHOTTESTING_H
#define CSNAPSHOTTESTING_H

/// Has views made with fonts and a screen, from the start of the process on; the Swift target defines it.
void layoutpreview_start_snapshots(void);

#endif
