/**
 * The log: every line that a program says, by level and category, to all who listen.
 *
 * <p>Any thread may write; lines have one order, in which every listener hears them: the console, a file, notices on
 * the screen. The last lines are kept for whoever comes later.
 */
@NullMarked
package kodama.log;

import org.jspecify.annotations.NullMarked;
