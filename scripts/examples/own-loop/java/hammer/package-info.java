/** Java parts of a game's own, for the example own-loop. */
@NullMarked
package hammer;

import org.jspecify.annotations.NullMarked;
