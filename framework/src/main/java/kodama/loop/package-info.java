/**
 * The life of the program and of a frame.
 *
 * <p>Floor 6. Composes the floors below and runs them in order; they never know it.
 */
@NullMarked
package kodama.loop;

import org.jspecify.annotations.NullMarked;
