/**
 * Ways through grids: the map of costs, and the search for the cheapest way.
 *
 * <p>base}. A search may run on any thread, as a long job say.
 */
@NullMarked
package kodama.path;

import org.jspecify.annotations.NullMarked;
