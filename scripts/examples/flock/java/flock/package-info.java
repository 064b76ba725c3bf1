/** Tasks that prepare their turns at once, for the example flock. */
@NullMarked
package flock;

import org.jspecify.annotations.NullMarked;
