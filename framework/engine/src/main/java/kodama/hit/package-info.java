/** Who meets whom: bodies with outlines, in groups, and a grid that keeps the search short. Allocates nothing. */
@NullMarked
package kodama.hit;

import org.jspecify.annotations.NullMarked;
