/** A ship against lanterns, in Java alone. */
package lanterns;
