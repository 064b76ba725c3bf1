/**
 * What every floor needs: argument checks and the place where errors are reported.
 *
 * <p>Floor 0; uses nothing. Values are immutable unless a class says otherwise.
 */
@NullMarked
package kodama.base;

import org.jspecify.annotations.NullMarked;
