/** A Lua module written in Java, for the example own-module. */
@NullMarked
package hills;

import org.jspecify.annotations.NullMarked;
