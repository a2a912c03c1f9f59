#include "atomic_flag.h"
