/** Work areas cut from one block of bytes, as a handheld gave them. */
@NullMarked
package kodama.task.arena;

import org.jspecify.annotations.NullMarked;
