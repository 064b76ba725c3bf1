/** The module {@code task}, and the methods of the tables of tasks. */
@NullMarked
package kodama.script.api.task;

import org.jspecify.annotations.NullMarked;
