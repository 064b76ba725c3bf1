/**
 * A game for static analysis: syntax trees and variables of its scripts, and all names that they may use.
 *
 * <p>All objects are immutable once they are created.
 */
@NullMarked
package kodama.check.game;

import org.jspecify.annotations.NullMarked;
