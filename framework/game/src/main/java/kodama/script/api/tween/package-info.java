/**
 * Tweens, springs and timelines: changes of numbers in tables over time, which Java advances each tick; and easing
 * functions, which movements use, too.
 */
@NullMarked
package kodama.script.api.tween;

import org.jspecify.annotations.NullMarked;
