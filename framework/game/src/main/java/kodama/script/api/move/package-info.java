/** The module {@code move} and {@code move_to}: each function begins a course, which moves the task in each tick. */
@NullMarked
package kodama.script.api.move;

import org.jspecify.annotations.NullMarked;
