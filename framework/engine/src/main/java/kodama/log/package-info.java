/** Every line that a program says, by level and category, in one order for all listeners. Any thread may write. */
@NullMarked
package kodama.log;

import org.jspecify.annotations.NullMarked;
