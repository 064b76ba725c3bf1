/** What every package may use: checks of arguments, the sink of errors, the ledger of leaks, small texts. */
@NullMarked
package kodama.base;

import org.jspecify.annotations.NullMarked;
