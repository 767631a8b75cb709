// A target needs a source; this one only links the compiled library of snapshot tests.
