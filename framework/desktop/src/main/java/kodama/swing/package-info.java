/**
 * A game as a part of a Swing program.
 *
 * <p>Its methods are for AWT's thread; each game runs on a thread of its own.
 */
@NullMarked
package kodama.swing;

import org.jspecify.annotations.NullMarked;
