/**
 * A game as it is looked at without running it: the trees and variables of its scripts, and all that they may name.
 *
 * <p>Nothing here changes once it is made.
 */
@NullMarked
package kodama.check.game;

import org.jspecify.annotations.NullMarked;
