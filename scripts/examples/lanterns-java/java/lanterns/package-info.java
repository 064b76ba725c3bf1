/** A ship against lanterns, from the title to the high score, in Java alone. */
package lanterns;
