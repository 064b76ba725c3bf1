/** Tasks that prepare their updates in parallel, for the example flock. */
package flock;
