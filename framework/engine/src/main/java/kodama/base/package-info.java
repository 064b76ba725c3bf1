/** Basics for every package: argument checks, error reporting, leak tracking, helpers for messages. */
@NullMarked
package kodama.base;

import org.jspecify.annotations.NullMarked;
