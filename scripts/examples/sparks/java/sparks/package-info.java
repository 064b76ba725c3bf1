/** A subsystem that takes part in each frame, for the example sparks. */
@NullMarked
package sparks;

import org.jspecify.annotations.NullMarked;
