/**
 * Places, directions and outlines: plain arithmetic on the plane, the same on every machine.
 *
 * <p>Angles are in degrees, 0 points right and 90 down; lengths are in virtual pixels, y down. Knows no tasks and no
 * shots.
 *
 * <p>Everything here is immutable or without state; any thread may use it.
 */
@NullMarked
package kodama.geom;

import org.jspecify.annotations.NullMarked;
