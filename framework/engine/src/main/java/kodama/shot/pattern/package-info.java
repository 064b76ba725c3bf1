/**
 * Patterns: trees of shapes, such as a ring of fans, that define the start and direction of many shots. Immutable; a
 * sink is called on the thread that fires.
 */
@NullMarked
package kodama.shot.pattern;

import org.jspecify.annotations.NullMarked;
