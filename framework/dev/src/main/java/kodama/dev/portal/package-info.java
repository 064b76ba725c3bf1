/** The debug portal, which is every place at which the game can begin, and the game's tests in the window. */
@NullMarked
package kodama.dev.portal;

import org.jspecify.annotations.NullMarked;
