/** Positions, directions and outlines: arithmetic that is the same on every machine, in degrees and virtual pixels. */
@NullMarked
package kodama.geom;

import org.jspecify.annotations.NullMarked;
