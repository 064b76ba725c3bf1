/** Tasks that prepare their turns at once, for the example flock. */
package flock;
