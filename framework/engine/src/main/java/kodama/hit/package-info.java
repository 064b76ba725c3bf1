/** Collision: bodies with outlines, in groups, and a grid for fast searches. Allocates nothing during a tick. */
@NullMarked
package kodama.hit;

import org.jspecify.annotations.NullMarked;
