/** The cheapest way through a grid. */
@NullMarked
package kodama.path;

import org.jspecify.annotations.NullMarked;
