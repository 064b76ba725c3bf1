/** The module {@code task}, and the methods of tasks' tables. */
@NullMarked
package kodama.script.api.task;

import org.jspecify.annotations.NullMarked;
