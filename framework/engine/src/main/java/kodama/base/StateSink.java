package kodama.base;

import org.jspecify.annotations.Nullable;

/**
 * Receives the state of objects as named values, to hash it or to compare two runs.
 *
 * <p>Equal runs add equal values in the same order, so implementations may ignore the names.
 */
public interface StateSink {
    /**
     * Begins the next object, to which the following values belong.
     *
     * @param kind kind of object, such as {@code laser}
     * @param number its number among those of its kind
     */
    void begin(String kind, int number);

    /** Adds a whole number. */
    void add(String name, long value);

    /** Adds a number. */
    void add(String name, double value);

    /** Adds a truth value. */
    void add(String name, boolean value);

    /** Adds a string or null. */
    void add(String name, @Nullable String value);

    /**
     * Adds a number for each of many objects.
     *
     * @param values the numbers; must not be kept
     * @param count number of objects; the array may be longer
     */
    void add(String name, double[] values, int count);

    /**
     * Adds a whole number for each of many objects.
     *
     * @param values the numbers; must not be kept
     * @param count number of objects; the array may be longer
     */
    void add(String name, long[] values, int count);

    /**
     * Adds a whole number for each of many objects.
     *
     * @param values the numbers; must not be kept
     * @param count number of objects; the array may be longer
     */
    void add(String name, int[] values, int count);
}
