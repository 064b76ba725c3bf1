/**
 * Holds the documents to what they say: every block of code in them is run, every link leads somewhere, every picture is made by
 * a command. docs/maintaining.md has the rules.
 */
@NullMarked
package kodama.document;

import org.jspecify.annotations.NullMarked;
