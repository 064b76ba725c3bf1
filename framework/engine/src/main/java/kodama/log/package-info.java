/** Log lines with levels and categories, in a single order for all listeners. Thread-safe. */
@NullMarked
package kodama.log;

import org.jspecify.annotations.NullMarked;
