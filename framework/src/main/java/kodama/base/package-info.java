/**
 * What every floor needs: argument checks and the place where errors are reported.
 *
 * <p>Floor 0; uses nothing. Each class says which threads may use it.
 */
@NullMarked
package kodama.base;

import org.jspecify.annotations.NullMarked;
