/**
 * The mistakes that can be found, one class each, and the table of all of them.
 *
 * <p>A rule keeps nothing: it looks at one script after the other. None says what a game may have meant.
 */
@NullMarked
package kodama.check.rule;

import org.jspecify.annotations.NullMarked;
