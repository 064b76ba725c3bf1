/** Collision: bodies with outlines, in groups, and a grid that keeps the search short. Allocates nothing in a tick. */
@NullMarked
package kodama.hit;

import org.jspecify.annotations.NullMarked;
