/** What is in a list of tasks: as a table to read, as JSON for tools, as bytes in 16 columns. */
@NullMarked
package kodama.task.dump;

import org.jspecify.annotations.NullMarked;
