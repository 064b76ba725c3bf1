/**
 * What every floor needs: argument checks and the place where errors are reported.
 *
 * <p>Each class says which threads may use it.
 */
@NullMarked
package kodama.base;

import org.jspecify.annotations.NullMarked;
