/**
 * Patterns: trees of shapes, such as a ring of fans, that say where each shot of many begins and where it flies.
 * Immutable; a sink is called by the thread that fires.
 */
@NullMarked
package kodama.shot.pattern;

import org.jspecify.annotations.NullMarked;
